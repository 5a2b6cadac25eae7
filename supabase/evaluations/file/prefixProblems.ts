import { InvalidFileError } from './InvalidFileError.ts'

/**
 * Runs a step, and puts a prefix in front of each of its problems.
 *
 * @throws InvalidFileError with the prefixed problems
 */
export async function prefixProblems<Result>(
  prefix: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error
    throw new InvalidFileError(error.problems.map((problem) => `${prefix}: ${problem}`))
  }
}
