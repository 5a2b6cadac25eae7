/** Thrown when the connection to the database ended before its answer. Its message says why. */
export class LostConnection extends Error {
  override readonly name = 'LostConnection'
  /** Whether the changes were being committed, so that nobody knows whether the database has them. */
  readonly isCommitting: boolean

  constructor(why: string, { isCommitting = false } = {}) {
    super(why)
    this.isCommitting = isCommitting
  }
}
