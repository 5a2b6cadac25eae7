import { SourceError } from '../sourceError.ts'

/**
 * Fetches a file of JSON, without cookies, so that it may lie on any origin.
 *
 * @throws SourceError when no answer comes, the answer is a refusal, or it is no JSON
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { signal, credentials: 'omit' }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new SourceError('unreachable', `No answer came from ${url}: ${String(error)}`)
  })
  if (!answer.ok) {
    throw new SourceError('refused', `${url} answered with ${answer.status}.`, answer.status)
  }
  return answer.json().catch(() => {
    signal.throwIfAborted()
    throw new SourceError('malformed', `${url} answered with something that is no JSON.`)
  })
}
