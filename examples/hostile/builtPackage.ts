import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import {
  bundleLayeredStyles,
  bundleStrongStyles,
} from '@transparency-lab/widgets/build/bundleStyles'
import { buildScript } from '@transparency-lab/widgets/build/script'
import type * as Snapshot from './snapshotText.ts'

const SHEETS: Readonly<Record<string, () => string>> = {
  'virtual:styles.css': () => bundleStrongStyles('styles.css'),
  'virtual:styles.layer.css': () => bundleLayeredStyles('styles.layer.css'),
}

const FILES: Readonly<Record<string, () => Promise<string>>> = {
  'widgets.js': async () => (await buildScript()).code,
  'widgets-de.js': () => fileBeside('de'),
  'widgets-parts.js': () => fileBeside('parts'),
  'widgets-handout.js': () => fileBeside('handout'),
  'snapshots/snapshot.json': async () => {
    const path = resolve(import.meta.dirname, 'snapshotText.ts')
    const { module } = await runnerImport<typeof Snapshot>(path)
    return module.snapshotText()
  },
}

async function fileBeside(ending: string): Promise<string> {
  const { beside } = await buildScript()
  return beside.find((file) => file.ending === ending)?.code ?? ''
}

/**
 * Provides the page with the package as a partner gets it: built style sheets and script, and a
 * snapshot.
 */
export function builtPackage(): Plugin {
  return {
    name: 'built-package',
    resolveId: (id) => (id in SHEETS ? `\0${id}.js` : undefined),
    load: (id) => {
      const make = SHEETS[id.replace(/^\0|\.js$/g, '')]
      return make && `export const css = ${JSON.stringify(make())}`
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?')
        const make = FILES[path]
        if (make === undefined) {
          next()
          return
        }
        const type = path.endsWith('.js') ? 'text/javascript' : 'application/json'
        make().then((text) => response.setHeader('Content-Type', type).end(text), next)
      })
    },
    async generateBundle() {
      for (const [fileName, make] of Object.entries(FILES)) {
        this.emitFile({ type: 'asset', fileName, source: await make() })
      }
    },
  }
}
