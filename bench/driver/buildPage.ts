import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Contender } from '../contenders.ts'

const CONTENDERS_FOLDER = join(import.meta.dirname, '../contenders')

/**
 * Builds a contender's page for production.
 *
 * @param folder the output folder
 * @returns the gzipped size of the scripts and styles of the initial load, in bytes
 */
export async function buildPage({ name }: Contender, folder: string): Promise<number> {
  const entry = join(CONTENDERS_FOLDER, name, 'main.tsx')
  const built = (await build({
    root: join(CONTENDERS_FOLDER, name),
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  })) as Rolldown.RolldownOutput
  for (const file of built.output) {
    const path = join(folder, name, file.fileName)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, getContent(file))
  }
  const first = filesAtOnce(built.output)
  await writeFile(join(folder, name, 'index.html'), pageHtml(name, first))
  return first.reduce((sum, file) => sum + gzipSync(getContent(file)).length, 0)
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

function getContent(file: OutputFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}

/** The entry script, its static imports, and the styles. */
function filesAtOnce(files: readonly OutputFile[]): OutputFile[] {
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  const names = new Set(entry === undefined ? [] : [entry.fileName])
  for (const name of names) {
    const file = files.find(({ fileName }) => fileName === name)
    if (file?.type === 'chunk') for (const imported of file.imports) names.add(imported)
  }
  const scripts = files.filter(({ fileName }) => names.has(fileName))
  return [...scripts, ...files.filter(({ fileName }) => fileName.endsWith('.css'))]
}

/** Preloads everything, so that no download is measured. The probe starts the script. */
function pageHtml(name: string, files: readonly OutputFile[]): string {
  const links = files.map((file) => {
    const href = `/${name}/${file.fileName}`
    if (file.type === 'asset') return `<link rel="stylesheet" href="${href}">`
    const start = file.isEntry ? ' id="start"' : ''
    return `<link rel="preload" as="script" crossorigin href="${href}"${start}>`
  })
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>' +
    `<link rel="icon" href="data:,">${links.join('')}</head>` +
    '<body><div id="root"></div></body></html>'
  )
}
