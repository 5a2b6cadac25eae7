import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../testing/builders.ts'
import { EvaluationsProvider } from './EvaluationsProvider.tsx'
import type { EvaluationSource, ReadOptions } from './evaluationSource.ts'
import { createMemorySource } from './memory/index.ts'
import { SourceError } from './sourceError.ts'
import { untilSilent } from './untilSilent.ts'
import { useLeaderboard } from './useLeaderboard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Read = EvaluationSource['listLeaderboard']

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const silence: Read = (options) => untilSilent(() => new Promise<never>(() => undefined), options)
const rows: Read = (options) => createMemorySource([aModel('a')]).listLeaderboard(options)
const refusal = (status: number, retryAfterMs?: number): Read => {
  const error = new SourceError('refused', `The source refused with ${status}.`, {
    status,
    retryAfterMs,
  })
  return () => Promise.reject(error)
}

/** Reads from attempts that end in these ways, the last one again and again. */
function readingFrom(...reads: readonly [Read, ...Read[]]) {
  const start = Date.now()
  const asked: number[] = []
  const signals: (AbortSignal | undefined)[] = []
  const listLeaderboard = (options?: ReadOptions) => {
    const read = reads[Math.min(asked.length, reads.length - 1)] ?? silence
    asked.push((Date.now() - start) / 1000)
    signals.push(options?.signal)
    return read(options)
  }
  const source = { ...createMemorySource([]), listLeaderboard }
  const { result, unmount } = renderHook(useLeaderboard, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <EvaluationsProvider source={source}>{children}</EvaluationsProvider>
    ),
  })
  return { asked, signals, unmount, now: () => result.current }
}

describe('a read of which nothing is heard', () => {
  it('is told after 30 seconds, while three more attempts are made in their rhythm', async () => {
    const { asked, now } = readingFrom(silence)
    await pass(29_999)
    expect(now().status).toBe('pending')
    await pass(10)
    expect(now()).toMatchObject({
      status: 'failed',
      error: { message: 'The source was silent for 30 seconds.' },
    })
    await pass(300_000)
    expect(asked).toEqual([0, 31, 63, 97])
    expect(now().status).toBe('failed')
  })

  it('shows what a later attempt brings in the place of the failure', async () => {
    const { now } = readingFrom(silence, rows)
    await pass(30_990)
    expect(now().status).toBe('failed')
    await pass(20)
    expect(now()).toMatchObject({ status: 'ready', value: { items: [{ id: 'a' }] } })
  })

  it('stays told when later attempts fail in another way', async () => {
    const { now } = readingFrom(silence, refusal(500))
    await pass(30_010)
    for (let second = 0; second < 20; second += 1) {
      expect(now().status).toBe('failed')
      await pass(1_000)
    }
  })

  it('begins anew at once when the reader asks for it, and calls the old attempt off', async () => {
    const { asked, signals, now } = readingFrom(silence, silence, rows)
    await pass(40_000)
    expect(asked).toEqual([0, 31])
    const told = now()
    if (told.status !== 'failed') throw new Error(`It is ${told.status}.`)
    act(() => told.retry())
    await pass(10)
    expect(asked).toEqual([0, 31, 40])
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false])
    expect(now().status).toBe('ready')
  })

  it('is not told twice as long when each answer is slow and a failure', async () => {
    const slowly: Read = async () => {
      await new Promise((passed) => setTimeout(passed, 20_000))
      throw new SourceError('refused', 'The source refused with 504.', { status: 504 })
    }
    const { now } = readingFrom(slowly)
    await pass(40_999)
    expect(now().status).toBe('pending')
    await pass(10)
    expect(now().status).toBe('failed')
  })
})

describe('a source that asks to be left alone', () => {
  it.each([
    [10_000, [0, 10, 20, 30]],
    [30_000, [0, 30, 60, 90]],
    [2_500, [0, 2.5, 5, 9]],
    [undefined, [0, 1, 3, 7]],
  ])('for %s ms is left alone so long, and no shorter than by the rhythm', async (wait, times) => {
    const { asked, now } = readingFrom(refusal(429, wait))
    await pass(200_000)
    expect(asked).toEqual(times)
    expect(now().status).toBe('failed')
  })

  it.each([30_001, 3_600_000, Infinity])(
    'for %s ms is not asked again until the reader wants it, who is told at once',
    async (wait) => {
      const { asked, now } = readingFrom(refusal(429, wait), rows)
      await pass(10)
      const told = now()
      expect(told.status).toBe('failed')
      await pass(600_000)
      expect(asked).toEqual([0])
      if (told.status === 'failed') act(() => told.retry())
      await pass(10)
      expect(now().status).toBe('ready')
    },
  )
})

describe('a read that nobody waits for any more', () => {
  it('writes no state when its answer comes all the same', async () => {
    const error = vi.spyOn(console, 'error')
    let answer: ((value: Awaited<ReturnType<Read>>) => void) | undefined
    const { now, unmount, signals } = readingFrom(
      () => new Promise((resolve) => void (answer = resolve)),
    )
    await pass(10)
    const before = now()
    unmount()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    answer?.(await rows())
    await pass(60_000)
    expect(now()).toBe(before)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('is not tried again', async () => {
    const { asked, unmount } = readingFrom(refusal(500))
    await pass(500)
    unmount()
    await pass(60_000)
    expect(asked).toEqual([0])
  })
})

describe('a browser that was offline', () => {
  it('reads by itself what it could not, once it is back online', async () => {
    const { asked, now } = readingFrom(...(Array(4).fill(refusal(503)) as [Read]), rows)
    await pass(60_000)
    expect(now().status).toBe('failed')
    window.dispatchEvent(new Event('offline'))
    await pass(60_000)
    expect(asked).toHaveLength(4)
    window.dispatchEvent(new Event('online'))
    await pass(10)
    expect(now().status).toBe('ready')
  })
})

describe('a page that is not looked at', () => {
  it('goes on with a failing read when it is looked at again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { asked, now } = readingFrom(refusal(503), rows)
    await pass(60_000)
    expect(asked).toEqual([0])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await pass(10)
    expect(now().status).toBe('ready')
    visibility.mockRestore()
  })
})
