import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { EVALUATIONS_FOLDER } from '../../evaluationsFolder.ts'
import { NAME_FILES } from './nameFiles.ts'

/** The folder of the suites that this project publishes. */
export const DATA_FOLDER = path.join(EVALUATIONS_FOLDER, 'data/')

/** JSON, with or without comments. */
const DATA_FILE = /\.jsonc?$/

/** Lists the files of figures in a folder, sorted by name. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => DATA_FILE.test(name) && !NAME_FILES.includes(name),
  )
  return names.sort().map((name) => path.join(folder, name))
}
