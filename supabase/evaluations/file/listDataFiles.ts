import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { EVALUATIONS_FOLDER } from '../../evaluationsFolder.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { NAME_FILES } from './nameFiles.ts'

/** The folder of the suites that this project publishes. */
export const DATA_FOLDER = path.join(EVALUATIONS_FOLDER, 'data/')

/** JSON, with or without comments. */
const DATA_FILE = /\.jsonc?$/
/** The same in another spelling, or another kind of JSON. */
const LIKE_DATA_FILE = /\.json\w*$/i

/**
 * Lists the files of figures in a folder, sorted by name.
 *
 * @throws InvalidFileError if the end of a name is nearly that of such a file, which would be passed over
 */
export async function listDataFiles(folder: string): Promise<string[]> {
  const all = await readdir(folder)
  const names = all.filter((name) => DATA_FILE.test(name) && !NAME_FILES.includes(name))
  const misspelt = all.filter((name) => !DATA_FILE.test(name) && LIKE_DATA_FILE.test(name))
  if (misspelt.length > 0) {
    throw new InvalidFileError(
      misspelt.map((name) => {
        const allowed = 'a name that ends with .json, or with .jsonc for comments'
        return `${path.join(folder, name)} is not read by its name; allowed: ${allowed}`
      }),
    )
  }
  return names.sort().map((name) => path.join(folder, name))
}
