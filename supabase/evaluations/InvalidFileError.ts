/** Thrown for an invalid file, with all of its problems. */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'
  /** One line each, for the author of the file. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
