import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SourceError, type EvaluationSource, type FetchOptions } from '../data/index.ts'

/** Responds to the requests of a source instead of a network. */
export type Backend = (request: Request) => Response | Promise<Response>

/** The source under test. */
interface FaultySource {
  readonly sourceOver: (backend: Backend) => EvaluationSource
  /** A response body without models. */
  readonly empty: string
}

type SourceCall = (source: EvaluationSource, options?: FetchOptions) => Promise<unknown>

const SOURCE_CALLS: readonly (readonly [string, SourceCall])[] = [
  ['listLeaderboard', (source, options) => source.listLeaderboard(options)],
  ['listModels', (source, options) => source.listModels(options)],
  ['getModel', (source, options) => source.getModel('a', options)],
  ['getComparedModel', (source, options) => source.getComparedModel('a', options)],
]

const HTML = '<!doctype html><title>Sign in</title><p>Undefined'
const STATUSES = [400, 401, 404, 406, 429, 500, 503]
const REFUSALS = ['{"message":"no"}', HTML, '[]', 'null', '']

const MALFORMED: readonly (readonly [string, string])[] = [
  ['a page, such as one of a captive portal', HTML],
  ['truncated JSON', '[{"id":"a","name":"A'],
  ['an object instead of a list', '{"models":{}}'],
  ['null', 'null'],
  ['a list of null', '[null]'],
  ['a text', '"models"'],
  ['a number', '0'],
  ['an empty body', ''],
]

/** Tests that every source that fetches must pass, about failures. */
export function describeFaults(name: string, { sourceOver, empty }: FaultySource): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  describe.each(SOURCE_CALLS)(`${name}.%s`, (question, ask) => {
    const failureOf = (backend: Backend) => catchSourceError(ask(sourceOver(backend)))

    it.each(STATUSES)('rejects with refused for status %i', async (status) => {
      for (const body of REFUSALS) {
        const error = await failureOf(() => new Response(body, { status }))
        expect(error, body).toMatchObject({ kind: 'refused', status, retryAfterMs: undefined })
      }
    })

    it.each(MALFORMED)('rejects with malformed for %s', async (what, body) => {
      // A list may contain an invalid row; the source counts it.
      if (what === 'a list of null' && question.startsWith('list') && empty === '[]') return
      const error = await failureOf(
        () => new Response(body, { headers: { 'content-range': '0-0/1' } }),
      )
      expect(error.kind).toBe('malformed')
    })

    it('rejects with unreachable when the connection fails', async () => {
      const error = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
      expect(error.kind).toBe('unreachable')
    })

    it('rejects when the connection breaks during the response', async () => {
      const error = await failureOf(() => new Response(pieces(['[{'], () => 'break')))
      expect(['unreachable', 'malformed']).toContain(error.kind)
    })

    it.each([
      ['30', 30_000],
      ['0', undefined],
      ['soon', undefined],
      ['-5', undefined],
      ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
      ['Fri, 01 Mar 2024 00:00:20 GMT', 20_000],
    ])('parses “Retry-After: %s”', async (value, retryAfterMs) => {
      vi.setSystemTime('2024-03-01T00:00:00Z')
      const headers = { 'Retry-After': value }
      const error = await failureOf(() => new Response('no', { status: 429, headers }))
      expect(error.retryAfterMs).toBe(retryAfterMs)
    })

    /** Creates a source and waits for its set-up, so that later timers can be counted. */
    const restingOver = async (backend: Backend) => {
      const source = sourceOver(backend)
      await vi.advanceTimersByTimeAsync(1)
      return { source, timers: vi.getTimerCount() }
    }

    it('rejects and aborts the request after 30 seconds without a response', async () => {
      // The whole requests: Node no longer aborts the signal of a request that is garbage-collected.
      const requests: Request[] = []
      const { source, timers } = await restingOver((request) => {
        requests.push(request)
        return new Promise(() => undefined)
      })
      const failure = catchSourceError(ask(source))
      await vi.advanceTimersByTimeAsync(29_999)
      expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
      await vi.advanceTimersByTimeAsync(1)
      expect(await failure).toMatchObject({
        kind: 'unreachable',
        message: expect.stringContaining('sent no data for 30 seconds') as string,
      })
      expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
      expect(vi.getTimerCount()).toBe(timers)
    })

    it('rejects when the response stalls for 30 seconds', async () => {
      const { source, timers } = await restingOver(
        () => new Response(pieces(['[', ' '], () => 'stall')),
      )
      const failure = catchSourceError(ask(source))
      await vi.advanceTimersByTimeAsync(30_001)
      expect((await failure).message).toContain('sent no data for 30 seconds')
      expect(vi.getTimerCount()).toBe(timers)
    })

    it('does not time out while chunks arrive', async () => {
      const { source, timers } = await restingOver(
        () => new Response(pieces([...empty], () => 'end', 20_000)),
      )
      const read = ask(source)
      await vi.advanceTimersByTimeAsync(20_000 * (empty.length + 2))
      await expect(read).resolves.not.toThrow()
      expect(vi.getTimerCount()).toBe(timers)
    })

    it('leaves no timers or listeners after success or failure', async () => {
      const { signal } = new AbortController()
      for (const backend of [
        () => new Response(empty),
        () => new Response('no', { status: 500 }),
        () => new Response(HTML),
        () => Promise.reject(new TypeError('Failed to fetch')),
      ] satisfies Backend[]) {
        const { source, timers } = await restingOver(backend)
        await ask(source, { signal }).catch(() => undefined)
        expect(getEventListeners(signal, 'abort')).toHaveLength(0)
        expect(vi.getTimerCount()).toBe(timers)
      }
    })

    it('rejects and aborts the request when its signal aborts', async () => {
      const controller = new AbortController()
      const requests: Request[] = []
      const { source, timers } = await restingOver((request) => {
        requests.push(request)
        return new Promise(() => undefined)
      })
      const read = ask(source, { signal: controller.signal })
      await vi.advanceTimersByTimeAsync(5)
      controller.abort()
      await expect(read).rejects.toThrow(/abort/i)
      expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
      expect(vi.getTimerCount()).toBe(timers)
    })

    it('sends one request per call, and succeeds after a failure', async () => {
      let asked = 0
      let isDown = true
      const source = sourceOver(() => {
        asked += 1
        return isDown ? new Response(HTML, { status: 503 }) : new Response(empty)
      })
      await catchSourceError(ask(source))
      expect(asked).toBe(1)
      isDown = false
      await ask(source)
      expect(asked).toBe(2)
    })
  })
}

async function catchSourceError(read: Promise<unknown>): Promise<SourceError> {
  const error: unknown = await read.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof SourceError) return error
  throw new Error(`Expected a SourceError, not ${String(error)}.`)
}

/** Creates a body that sends delayed chunks and then ends, breaks or stalls. */
function pieces(
  texts: readonly string[],
  end: () => 'end' | 'break' | 'stall',
  waitMs = 0,
): ReadableStream<Uint8Array> {
  const left = [...texts]
  return new ReadableStream({
    async pull(controller) {
      if (waitMs > 0) await new Promise((passed) => setTimeout(passed, waitMs))
      const text = left.shift()
      if (text !== undefined) controller.enqueue(new TextEncoder().encode(text))
      else if (end() === 'end') controller.close()
      else if (end() === 'break') controller.error(new TypeError('terminated'))
      else await new Promise(() => undefined)
    },
  })
}
