import { showLine } from './showText.ts'

/** Thrown for an invalid file, with all of its problems. */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'
  /** One line each, for the author of the file. */
  readonly problems: readonly string[]
  /** What was written before, in a sentence. */
  readonly outcome: string

  constructor(problems: readonly string[], outcome = 'Nothing was written.') {
    const shown = problems.map(showLine)
    super(shown.join('\n'))
    this.problems = shown
    this.outcome = outcome
  }
}
