import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../testing/builders.ts'
import { withReads } from '../testing/recordedSource.ts'
import { EvaluationsProvider } from '../provider/index.ts'
import type { EvaluationSource, FetchOptions } from './evaluationSource.ts'
import { createMemorySource } from './memorySource.ts'
import { useLeaderboard } from './queries.ts'
import { SourceError } from './sourceError.ts'
import { fetchJson } from './sourceFetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type ListLeaderboard = EvaluationSource['listLeaderboard']

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const idle: ListLeaderboard = async (options) => {
  await fetchJson('/snapshot.json', options, () => new Promise<never>(() => undefined))
  throw new Error('The fetch never resolves.')
}
const rows: ListLeaderboard = (options) =>
  createMemorySource([aModel('a')]).listLeaderboard(options)
const refusal = (status: number, retryAfterMs?: number): ListLeaderboard => {
  const error = new SourceError('refused', `Status ${status}.`, { status, retryAfterMs })
  return () => Promise.reject(error)
}

/** Renders the hook over a source whose attempts behave in turn, the last behaviour repeated. */
function renderLeaderboard(...attempts: readonly [ListLeaderboard, ...ListLeaderboard[]]) {
  const start = Date.now()
  const startedAt: number[] = []
  const signals: (AbortSignal | undefined)[] = []
  const listLeaderboard = (options?: FetchOptions) => {
    const attempt = attempts[Math.min(startedAt.length, attempts.length - 1)] ?? idle
    startedAt.push((Date.now() - start) / 1000)
    signals.push(options?.signal)
    return attempt(options)
  }
  const source = withReads(createMemorySource([]), { listLeaderboard })
  const { result, unmount } = renderHook(useLeaderboard, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <EvaluationsProvider source={source}>{children}</EvaluationsProvider>
    ),
  })
  return { startedAt, signals, unmount, current: () => result.current }
}

describe('a request that is idle', () => {
  it('is reported as failed after 30 seconds, and retried three times', async () => {
    const { startedAt, current } = renderLeaderboard(idle)
    await pass(29_999)
    expect(current().status).toBe('pending')
    await pass(10)
    expect(current()).toMatchObject({
      status: 'failed',
      error: { message: '/snapshot.json sent no data for 30 seconds.' },
    })
    await pass(300_000)
    expect(startedAt).toEqual([0, 31, 63, 97])
    expect(current().status).toBe('failed')
  })

  it('is replaced by the data of a successful retry', async () => {
    const { current } = renderLeaderboard(idle, rows)
    await pass(30_990)
    expect(current().status).toBe('failed')
    await pass(20)
    expect(current()).toMatchObject({ status: 'ready', value: { items: [{ id: 'a' }] } })
  })

  it('stays failed while retries fail in another way', async () => {
    const { current } = renderLeaderboard(idle, refusal(500))
    await pass(30_010)
    for (let second = 0; second < 20; second += 1) {
      expect(current().status).toBe('failed')
      await pass(1_000)
    }
  })

  it('is aborted, and sent again at once, when the reader retries', async () => {
    const { startedAt, signals, current } = renderLeaderboard(idle, idle, rows)
    await pass(40_000)
    expect(startedAt).toEqual([0, 31])
    const failed = current()
    if (failed.status !== 'failed') throw new Error(`The status is ${failed.status}.`)
    act(() => failed.retry())
    await pass(10)
    expect(startedAt).toEqual([0, 31, 40])
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false])
    expect(current().status).toBe('ready')
  })

  it('is sent again alone: the leaderboards of other suites stay', async () => {
    const suites: (string | undefined)[] = []
    const listLeaderboard: ListLeaderboard = (options) => {
      suites.push(options?.suite)
      return options?.suite === undefined ? refusal(404)(options) : rows(options)
    }
    const source = withReads(createMemorySource([]), { listLeaderboard })
    const { result } = renderHook(() => [useLeaderboard(), useLeaderboard('other')] as const, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <EvaluationsProvider source={source}>{children}</EvaluationsProvider>
      ),
    })
    await pass(100)
    const [first] = result.current
    act(() => {
      if (first.status === 'failed') first.retry()
    })
    await pass(100)
    expect(suites).toEqual([undefined, 'other', undefined])
  })

  it('is reported after the second of two slow refusals, not after the fourth', async () => {
    const slowRefusal: ListLeaderboard = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20_000))
      throw new SourceError('refused', 'Status 504.', { status: 504 })
    }
    const { current } = renderLeaderboard(slowRefusal)
    await pass(40_999)
    expect(current().status).toBe('pending')
    await pass(10)
    expect(current().status).toBe('failed')
  })
})

describe('Retry-After', () => {
  it.each([
    [10_000, [0, 10, 20, 30]],
    [30_000, [0, 30, 60, 90]],
    [2_500, [0, 2.5, 5, 9]],
    [undefined, [0, 1, 3, 7]],
  ])('of %s ms delays retries, never below the backoff', async (retryAfterMs, times) => {
    const { startedAt, current } = renderLeaderboard(refusal(429, retryAfterMs))
    await pass(200_000)
    expect(startedAt).toEqual(times)
    expect(current().status).toBe('failed')
  })

  it.each([30_001, 3_600_000, Infinity])(
    'of %s ms fails at once and leaves the retry to the reader',
    async (retryAfterMs) => {
      const { startedAt, current } = renderLeaderboard(refusal(429, retryAfterMs), rows)
      await pass(10)
      const failed = current()
      expect(failed.status).toBe('failed')
      await pass(600_000)
      expect(startedAt).toEqual([0])
      if (failed.status === 'failed') act(() => failed.retry())
      await pass(10)
      expect(current().status).toBe('ready')
    },
  )
})

describe('a hook that unmounts', () => {
  it('ignores a response that arrives later', async () => {
    const error = vi.spyOn(console, 'error')
    let respond: ((value: Awaited<ReturnType<ListLeaderboard>>) => void) | undefined
    const { current, unmount, signals } = renderLeaderboard(
      () => new Promise((resolve) => void (respond = resolve)),
    )
    await pass(10)
    const before = current()
    unmount()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    respond?.(await rows())
    await pass(60_000)
    expect(current()).toBe(before)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('does not retry', async () => {
    const { startedAt, unmount } = renderLeaderboard(refusal(500))
    await pass(500)
    unmount()
    await pass(60_000)
    expect(startedAt).toEqual([0])
  })
})

describe('a failed read', () => {
  it('is repeated when the browser goes online', async () => {
    const { startedAt, current } = renderLeaderboard(
      ...(Array(4).fill(refusal(503)) as [ListLeaderboard]),
      rows,
    )
    await pass(60_000)
    expect(current().status).toBe('failed')
    window.dispatchEvent(new Event('offline'))
    await pass(60_000)
    expect(startedAt).toHaveLength(4)
    window.dispatchEvent(new Event('online'))
    await pass(10)
    expect(current().status).toBe('ready')
  })

  it('pauses its retries while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { startedAt, current } = renderLeaderboard(refusal(503), rows)
    await pass(60_000)
    expect(startedAt).toEqual([0])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await pass(10)
    expect(current().status).toBe('ready')
    visibility.mockRestore()
  })
})

describe('a failure that a retry cannot mend', () => {
  const malformed: ListLeaderboard = () =>
    Promise.reject(new SourceError('malformed', 'No snapshot.'))

  it.each<[string, ListLeaderboard]>([
    ...[400, 401, 403, 404, 410, 451].map(
      (status) => [`status ${status}`, refusal(status)] as [string, ListLeaderboard],
    ),
    ['a file that is no snapshot', malformed],
  ])('is reported at once: %s', async (_, attempt) => {
    const { startedAt, current } = renderLeaderboard(attempt)
    await pass(10)
    expect(current().status).toBe('failed')
    await pass(60_000)
    expect(startedAt).toEqual([0])
  })

  it.each([408, 425, 429, 500, 502, 503, 504])('is not status %i', async (status) => {
    const { startedAt } = renderLeaderboard(refusal(status))
    await pass(60_000)
    expect(startedAt).toEqual([0, 1, 3, 7])
  })

  it('is a request that the policy of the page blocks', async () => {
    const url = 'https://elsewhere.example/snapshot.json'
    let sent = 0
    const blocked: ListLeaderboard = async (options) => {
      await fetchJson(url, options, () => {
        sent += 1
        // Browsers report the violation after the request has failed.
        setTimeout(() => {
          const event = new Event('securitypolicyviolation', { bubbles: true })
          Object.assign(event, {
            disposition: 'enforce',
            effectiveDirective: 'connect-src',
            blockedURI: url,
          })
          document.dispatchEvent(event)
        })
        return Promise.reject(new TypeError('Failed to fetch'))
      })
      throw new Error('The fetch never resolves.')
    }
    const { current } = renderLeaderboard(blocked)
    await pass(60_000)
    expect(sent).toBe(1)
    expect(current()).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining('Content-Security-Policy') as string },
    })
  })

  it('is not a connection that is lost in the middle of the file', async () => {
    const lost: ListLeaderboard = async (options) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"models": ['))
          controller.error(new TypeError('network error'))
        },
      })
      await fetchJson('/snapshot.json', options, () => Promise.resolve(new Response(body)))
      throw new Error('The file is not complete.')
    }
    const { startedAt, current } = renderLeaderboard(lost)
    await pass(60_000)
    expect(startedAt).toEqual([0, 1, 3, 7])
    expect(current()).toMatchObject({ status: 'failed', error: { kind: 'unreachable' } })
  })
})
