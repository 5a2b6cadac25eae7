/**
 * Why a read or a submission failed: the server did not respond, it refused the request, or its response
 * has the wrong form.
 */
export type SourceErrorKind = 'unreachable' | 'refused' | 'malformed'

/** Details of the response, when there was one. */
export interface ResponseDetails {
  /** The HTTP status. */
  readonly status?: number | undefined
  /** The delay that Retry-After asks for, in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/** A failed read or submission. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: SourceErrorKind
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The delay that Retry-After asks for, in milliseconds; undefined without one. */
  readonly retryAfterMs: number | undefined

  constructor(kind: SourceErrorKind, message: string, response: ResponseDetails = {}) {
    super(message)
    this.kind = kind
    this.status = response.status
    this.retryAfterMs = response.retryAfterMs
  }
}
