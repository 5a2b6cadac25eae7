import { showLine } from './showText.ts'

/** Thrown for an invalid file, with all of its problems. */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'
  /** One line each, for the author of the file. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const shown = problems.map(showLine)
    super(shown.join('\n'))
    this.problems = shown
  }
}
