/** A file from which nothing can be written, with everything that is wrong with it. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile'
  /** One line each, for the person who wrote the file. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
