/**
 * Why a read or a submission failed: no answer came, the answer was a refusal, or it was not what was
 * asked for.
 */
export type SourceErrorKind = 'unreachable' | 'refused' | 'malformed'

/** What the answer said besides its reason, when there was one. */
export interface SourceAnswer {
  /** Its HTTP status. */
  readonly status?: number | undefined
  /** How long not to ask again, in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/** A read or a submission that failed. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: SourceErrorKind
  /** The HTTP status of the answer, when there was one. */
  readonly status: number | undefined
  /** How long the answer asked not to be asked again, in milliseconds, when it did. */
  readonly retryAfterMs: number | undefined

  constructor(kind: SourceErrorKind, message: string, answer: SourceAnswer = {}) {
    super(message)
    this.kind = kind
    this.status = answer.status
    this.retryAfterMs = answer.retryAfterMs
  }
}

/**
 * What an answer's Retry-After asks for, in milliseconds from now: it comes as seconds or as a date.
 * Undefined when it asks for no wait or cannot be read, as on another origin that does not expose it.
 */
export function retryAfterOf({ headers }: Partial<Response>): number | undefined {
  // The answer of a page's own fetch may lack headers, or their methods.
  const text = (headers as Partial<Headers> | undefined)?.get?.('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return ms > 0 ? ms : undefined
}
