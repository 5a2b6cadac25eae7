/** An invalid command line, with the usage of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly usage: string

  constructor(message: string, usage: string) {
    super(message)
    this.usage = usage
  }
}
