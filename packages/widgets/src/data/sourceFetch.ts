import { parseUrl } from '../domain/index.ts'
import type { FetchOptions } from './evaluationSource.ts'
import { isBlockedByPolicy, observePolicyViolations } from './policyViolations.ts'
import { SourceError } from './sourceError.ts'

const IDLE_TIMEOUT_MS = 30_000
// A little less than the idle timeout: reads that start one after another can share a request.
const SLOW_FAILURE_MS = 29_000
const MAX_RETRIES = 3
const MAX_RETRY_DELAY_MS = 30_000

/**
 * Wraps the fetch of a PostgREST client. It resolves with a complete response of status 2xx, and rejects
 * with a {@link SourceError} otherwise.
 */
export function sourceFetch(send: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const url = input as string
    return sendRequest({ url, init, fetch: send }, async (response) => {
      const text = await response.text()
      if (!response.ok) throw refusal(url, response, ` ${text.slice(0, 200)}`)
      // Statuses without a body, as 204, allow null only.
      return new Response(text || null, response)
    })
  }
}

/**
 * Fetches JSON without cookies, so that any origin can serve it.
 *
 * @param send sends the request instead of the platform's fetch
 * @throws SourceError when the server does not respond, refuses, or does not return JSON
 */
export function fetchJson(
  url: string,
  { signal }: FetchOptions = {},
  send: typeof fetch = fetch,
): Promise<unknown> {
  const init = { signal: signal ?? null, credentials: 'omit' } as const
  return sendRequest({ url, init, fetch: send }, async (response) => {
    if (!response.ok) throw refusal(url, response)
    try {
      return (await response.json()) as unknown
    } catch (error) {
      // Anything else, such as a connection that was lost in the middle of the file, may succeed later.
      if ((error as Error).name !== 'SyntaxError') throw error
      throw new SourceError('malformed', `${url} did not return JSON.`)
    }
  })
}

/** The statuses below 500 after which a retry can succeed: Request Timeout, Too Early and Too Many Requests. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429]

/**
 * Retries three times, after 1, 2 and 4 seconds, or later when Retry-After asks for it. It does not retry a
 * failure that would only repeat, or a server that asks for a delay of more than 30 seconds.
 */
export const retryPolicy = {
  retry: (failures: number, error: Error) =>
    failures < MAX_RETRIES && !isFinal(error) && requestedDelay(error) <= MAX_RETRY_DELAY_MS,
  retryDelay: (failures: number, error: Error) =>
    Math.max(1000 * 2 ** failures, requestedDelay(error)),
}

/** Whether another attempt would fail in the same way. */
function isFinal(error: Error): boolean {
  if (blockedErrors.has(error)) return true
  if (!(error instanceof SourceError)) return false
  const { kind, status = 500 } = error
  return kind === 'malformed' || (status < 500 && !PASSING_STATUSES.includes(status))
}

const blockedErrors = new WeakSet<Error>()
const firstAttempts = new WeakMap<AbortSignal, number>()
const slowFailures = new WeakSet<Error>()

/**
 * Wraps a query function. It marks errors that occur 30 seconds or more after the first attempt; the query
 * library passes the same signal to each attempt.
 */
export function markSlowFailures<Value>(load: (signal: AbortSignal) => Promise<Value>) {
  return async ({ signal }: { readonly signal: AbortSignal }): Promise<Value> => {
    const start = firstAttempts.get(signal) ?? Date.now()
    firstAttempts.set(signal, start)
    try {
      return await load(signal)
    } catch (error) {
      if (error instanceof Error && Date.now() - start >= SLOW_FAILURE_MS) slowFailures.add(error)
      throw error
    }
  }
}

/** Whether an error is slow enough to show before the last retry. */
export function isSlowFailure(error: Error | null): error is Error {
  return error !== null && slowFailures.has(error)
}

interface SourceRequest {
  readonly url: string
  readonly init: RequestInit | undefined
  readonly fetch: typeof globalThis.fetch
}

/** Sends a request and reads its response. It aborts both when the caller does, and after 30 idle seconds. */
async function sendRequest<Value>(
  { url, init, fetch }: SourceRequest,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const caller = init?.signal
  caller?.throwIfAborted()
  throwIfBlocked(url)
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    if (signal.aborted) return
    timer = setTimeout(() => {
      controller.abort(new SourceError('unreachable', `${url} sent no data for 30 seconds.`))
    }, IDLE_TIMEOUT_MS)
  }
  // A page can replace fetch by one that ignores its signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
  caller?.addEventListener('abort', () => controller.abort(caller.reason), { signal })
  const exchange = async () => {
    restartTimer()
    const response = await fetch(url, { ...init, signal })
    restartTimer()
    return read(withProgress(response, restartTimer))
  }
  try {
    return await Promise.race([exchange(), aborted])
  } catch (error) {
    if (error instanceof SourceError || caller?.aborted === true) throw error
    throw new SourceError('unreachable', `${url} did not respond: ${String(error)}`)
  } finally {
    // Cancels a body that was not read, and removes the listeners.
    controller.abort()
  }
}

/** Throws when the policy of the page has blocked the same request before, which no attempt can mend. */
function throwIfBlocked(url: string): void {
  observePolicyViolations()
  if (!isBlockedByPolicy(toReportedUrl(url))) return
  const message = `The Content-Security-Policy of this page blocks ${url}.`
  const error = new SourceError('unreachable', message)
  blockedErrors.add(error)
  throw error
}

/** Returns an absolute address, as browsers report it, or the text itself where there is no page. */
function toReportedUrl(url: string): string {
  const base = typeof document === 'object' ? document.baseURI : undefined
  return parseUrl(url, base)?.href ?? url
}

/** Returns the response, and calls back for each chunk of its body. */
function withProgress(response: Response, onChunk: () => void): Response {
  // A page can replace fetch by one whose response has no stream.
  const body = response.body as Partial<ReadableStream<Uint8Array>> | null | undefined
  if (!body?.pipeThrough) return response
  const progress = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, stream) => {
      onChunk()
      stream.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(progress), response)
}

function refusal(url: string, response: Response, reason = ''): SourceError {
  const { status } = response
  const message = `${url} responded with status ${status}.${reason}`
  return new SourceError('refused', message, { status, retryAfterMs: parseRetryAfter(response) })
}

/** Parses Retry-After, which has seconds or a date. CORS hides it unless the server exposes it. */
function parseRetryAfter({ headers }: Response): number | undefined {
  // A page can replace fetch by one whose response has no headers.
  const text = (headers as Partial<Headers> | undefined)?.get?.('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return ms > 0 ? ms : undefined
}

function requestedDelay(error: Error): number {
  return error instanceof SourceError ? (error.retryAfterMs ?? 0) : 0
}
