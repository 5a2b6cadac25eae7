import type { EvaluationsFile } from './evaluationsFile.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { suiteSchema, type Suite } from './suiteSchema.ts'

/** A valid file with the suite of its figures. */
export type SuiteFile = EvaluationsFile & { readonly suite: Suite }

/**
 * Returns a file that has a suite.
 *
 * @throws InvalidFileError if it has none
 */
export function withSuite(name: string, file: EvaluationsFile): SuiteFile {
  const { suite } = file
  if (suite !== undefined) return { ...file, suite }
  const fields = Object.keys(suiteSchema.shape).join(', ')
  throw new InvalidFileError([`${name}: suite is absent; allowed: an object with ${fields}`])
}
