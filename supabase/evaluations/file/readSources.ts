import type { EvaluationsFile } from './evaluationsFile.ts'
import { DATA_FOLDER, listDataFiles } from './listDataFiles.ts'
import { readDataFile } from './readDataFile.ts'

/**
 * Reads the publication of each suite in a folder, in the order of the files.
 *
 * @throws InvalidFileError with every problem of a file
 */
export async function readSources(
  folder = DATA_FOLDER,
): Promise<readonly EvaluationsFile['source'][]> {
  const files = await listDataFiles(folder)
  return Promise.all(files.map(async (file) => (await readDataFile(file)).source))
}
