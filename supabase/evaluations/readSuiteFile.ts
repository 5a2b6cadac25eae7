import { readFile } from 'node:fs/promises'
import type { EvaluationsFile } from './evaluationsFile.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { suiteSchema, type Suite } from './suiteSchema.ts'

/** A valid file that says which suite its figures are of. */
export type SuiteFile = EvaluationsFile & { readonly suite: Suite }

/**
 * Reads a file of published figures that has a suite.
 *
 * @throws InvalidFileError with every problem, each after the name of the file
 */
export async function readSuiteFile(name: string): Promise<SuiteFile> {
  try {
    const file = readEvaluationsFile(await readFile(name, 'utf8'))
    const { suite } = file
    if (suite !== undefined) return { ...file, suite }
    const fields = Object.keys(suiteSchema.shape).join(', ')
    throw new InvalidFileError([`suite is absent; allowed: an object with ${fields}`])
  } catch (error) {
    const problems =
      error instanceof InvalidFileError
        ? error.problems
        : [`it cannot be read: ${(error as Error).message}`]
    throw new InvalidFileError(problems.map((problem) => `${name}: ${problem}`))
  }
}
