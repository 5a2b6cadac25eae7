/**
 * Logs an error of which a reader learns only that something failed. It leaves out a `SourceError`: the browser or the
 * check of a response has logged it already.
 */
export function logUnexpectedError(error: unknown): void {
  if ((error as Partial<Error> | undefined)?.name !== 'SourceError') console.error(error)
}
