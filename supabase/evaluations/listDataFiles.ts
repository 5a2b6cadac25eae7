import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALIASES_NAME } from './aliasesName.ts'

/** The folder of the suites that this project publishes. */
export const DATA_FOLDER = fileURLToPath(new URL('../data/', import.meta.url))

/** Lists the files of figures in a folder, sorted by name. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.json') && name !== ALIASES_NAME,
  )
  return names.sort().map((name) => path.join(folder, name))
}
