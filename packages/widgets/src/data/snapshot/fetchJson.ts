import type { ReadOptions } from '../evaluationSource.ts'
import { retryAfterOf, SourceError } from '../sourceError.ts'
import { untilSilent } from '../untilSilent.ts'

/**
 * Fetches a file of JSON, without cookies, so that it may lie on any origin.
 *
 * @param ask what asks the network
 * @throws SourceError when no answer comes, the answer is a refusal, or it is no JSON
 */
export function fetchJson(
  url: string,
  options?: ReadOptions,
  ask: typeof fetch = fetch,
): Promise<unknown> {
  return untilSilent(async ({ signal, hear }) => {
    // A page may have a fetch of its own, which throws at once or returns any thenable.
    const asked = async () => ask(url, { signal, credentials: 'omit' })
    const answer = await asked().catch((error: unknown) => {
      throw new SourceError('unreachable', `No answer came from ${url}: ${String(error)}`)
    })
    const { ok, status } = answer
    if (!ok) {
      const retryAfterMs = retryAfterOf(answer)
      throw new SourceError('refused', `${url} answered with ${status}.`, { status, retryAfterMs })
    }
    const content: Promise<unknown> = hear(answer).json()
    return content.catch(() => {
      throw new SourceError('malformed', `${url} sent no JSON.`)
    })
  }, options)
}
