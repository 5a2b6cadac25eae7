import type { EvaluationsFile } from './evaluationsFile.ts'
import { readTextFile } from './json/readTextFile.ts'
import { prefixProblems } from './prefixProblems.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'

/**
 * Reads a file of published figures.
 *
 * @throws InvalidFileError with every problem, each after the name of the file
 */
export async function readDataFile(name: string): Promise<EvaluationsFile> {
  return prefixProblems(name, async () => readEvaluationsFile(await readTextFile(name)))
}
