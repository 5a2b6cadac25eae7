import { transform } from 'esbuild'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Publishes the scripts of the public folder, which every first visit waits for, without what only a
 * reader of the source needs.
 */
export function publicScripts(): Plugin {
  let folder = ''
  return {
    name: 'public-scripts',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir
    },
    // They are written after the folder was copied, in the place of what it holds.
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
      for (const fileName of names) {
        const source = await readFile(join(folder, fileName), 'utf8')
        const { code } = await transform(source, { minify: true, target: 'es2022' })
        this.emitFile({ type: 'asset', fileName, source: code })
      }
    },
  }
}
