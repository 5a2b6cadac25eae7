import { readFile, writeFile } from 'node:fs/promises'

const MODULES = new URL('../node_modules/', import.meta.url)

/**
 * The libraries whose code is part of the built files, by the package that holds their licence. A licence
 * asks that its text goes with the code.
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
