import { readFile, writeFile } from 'node:fs/promises'

const MODULES = new URL('../node_modules/', import.meta.url)

/**
 * The bundled libraries by the package that contains their licence. The licences require that their
 * text is distributed with the code.
 */
const BUNDLED = {
  '@tanstack/react-query': '@tanstack/react-query and @tanstack/query-core',
  '@tanstack/react-table':
    '@tanstack/react-table, @tanstack/table-core, @tanstack/react-store and @tanstack/store',
  preact: 'preact',
  zod: 'zod',
}

const texts = await Promise.all(
  Object.entries(BUNDLED).map(async ([folder, names]) => {
    const text = await readFile(new URL(`${folder}/LICENSE`, MODULES), 'utf8')
    return `${names}\n\n${text.trim()}\n`
  }),
)
await writeFile(new URL('../dist/licences.txt', import.meta.url), texts.join('\n'))
