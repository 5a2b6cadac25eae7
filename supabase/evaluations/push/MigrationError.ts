/** A migration that was not applied, and why. Those before it are. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  /** The name of its file. */
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(`The migration ${file} was not applied.`, { cause })
    this.file = file
  }
}
