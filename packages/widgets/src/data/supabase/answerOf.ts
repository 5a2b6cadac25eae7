import type { ReadOptions } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'

/** What of PostgREST's answers is looked at. */
interface Answer {
  readonly data: unknown
  /** Rows that were asked for, in this answer or not; null when they were not to be counted. */
  readonly count: number | null
  readonly error: { readonly message: string } | null
  readonly status: number
}

/** What of PostgREST's requests is needed to send one. */
export interface Request extends PromiseLike<Answer> {
  readonly retry: (enabled: boolean) => PromiseLike<Answer>
  readonly abortSignal?: (signal: AbortSignal) => Request
}

/**
 * Sends a request once and gives its answer.
 *
 * @throws SourceError when no answer comes or the answer is a refusal
 */
export async function answerOf(
  request: Request,
  { signal }: ReadOptions = {},
): Promise<Pick<Answer, 'data' | 'count'>> {
  // The library would try again by itself, out of the rhythm in which a failing read is retried.
  const once = signal === undefined ? request : (request.abortSignal?.(signal) ?? request)
  const { data, count, error, status } = await once.retry(false)
  signal?.throwIfAborted()
  if (error === null) return { data, count }
  if (status === 0) throw new SourceError('unreachable', `No answer came: ${error.message}`)
  throw new SourceError('refused', `The source refused with ${status}: ${error.message}`, status)
}
