import { readFile } from 'node:fs/promises'
import type { EvaluationsFile } from './evaluationsFile.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'

/**
 * Reads a file of published figures.
 *
 * @throws InvalidFileError with every problem, each after the name of the file
 */
export async function readDataFile(name: string): Promise<EvaluationsFile> {
  try {
    return readEvaluationsFile(await readFile(name, 'utf8'))
  } catch (error) {
    const problems =
      error instanceof InvalidFileError
        ? error.problems
        : [`it cannot be read: ${(error as Error).message}`]
    throw new InvalidFileError(problems.map((problem) => `${name}: ${problem}`))
  }
}
