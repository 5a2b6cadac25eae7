/**
 * Why a read or a submission failed: no answer came, the answer was a refusal, or it was not what was
 * asked for.
 */
export type SourceErrorKind = 'unreachable' | 'refused' | 'malformed'

/** A read or a submission that failed. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: SourceErrorKind
  /** The HTTP status of the answer, when there was one. */
  readonly status: number | undefined

  constructor(kind: SourceErrorKind, message: string, status?: number) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
