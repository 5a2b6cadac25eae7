import { readFile } from 'node:fs/promises'
import type { EvaluationsFile } from './evaluationsFile.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { prefixProblems } from './prefixProblems.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'

/**
 * Reads a file of published figures.
 *
 * @throws InvalidFileError with every problem, each after the name of the file
 */
export async function readDataFile(name: string): Promise<EvaluationsFile> {
  return prefixProblems(name, async () => readEvaluationsFile(await readText(name)))
}

async function readText(name: string): Promise<string> {
  try {
    return await readFile(name, 'utf8')
  } catch (error) {
    throw new InvalidFileError([`it cannot be read: ${(error as Error).message}`])
  }
}
