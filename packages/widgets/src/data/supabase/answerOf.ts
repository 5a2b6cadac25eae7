import type { ReadOptions } from '../evaluationSource.ts'
import { retryAfterOf, SourceError } from '../sourceError.ts'
import { untilSilent, type Attempt } from '../untilSilent.ts'

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
export function answerOf(
  request: Request,
  options?: ReadOptions,
): Promise<Pick<Answer, 'data' | 'count'>> {
  return untilSilent(async ({ signal, hear }) => {
    const sent = overheard(request, hear)
    // The library would try again by itself, out of the rhythm in which a failing read is retried.
    const once = (request.abortSignal?.(signal) ?? request).retry(false)
    const { data, count, error, status: said } = await once
    // The library takes some refusals with 404 for an answer that is empty.
    const { status, ok } = sent.answer ?? { status: said, ok: error === null }
    if (said === 0) throw new SourceError('unreachable', `No answer came: ${error?.message}`)
    if (!ok) {
      const retryAfterMs = sent.answer && retryAfterOf(sent.answer)
      const message = `The source refused with ${status}: ${error?.message}`
      throw new SourceError('refused', message, { status, retryAfterMs })
    }
    if (error !== null)
      throw new SourceError('malformed', 'The source sent something that is no JSON.')
    return { data, count }
  }, options)
}

/**
 * Listens to what a request is answered with. The library tells neither headers nor progress, and keeps
 * to itself by which function it fetches; a client without one is not overheard.
 */
function overheard(request: object, hear: Attempt['hear']): { answer?: Response } {
  const sent: { answer?: Response } = {}
  if ('fetch' in request && typeof request.fetch === 'function') {
    const send = request.fetch as typeof fetch
    request.fetch = async (...parts: Parameters<typeof fetch>) => {
      sent.answer = hear(await send(...parts))
      return sent.answer
    }
  }
  return sent
}
