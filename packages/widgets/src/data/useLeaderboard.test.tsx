import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../testing/builders.ts'
import { EvaluationsProvider } from './EvaluationsProvider.tsx'
import type { EvaluationSource } from './evaluationSource.ts'
import { createMemorySource } from './memory/index.ts'
import { SourceError } from './sourceError.ts'
import { useLeaderboard } from './useLeaderboard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function readingFrom(listLeaderboard: EvaluationSource['listLeaderboard']) {
  const source = { ...createMemorySource([]), listLeaderboard }
  return renderHook(useLeaderboard, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <EvaluationsProvider source={source}>{children}</EvaluationsProvider>
    ),
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('reading the leaderboard', () => {
  it('tries a failing read four times in all, 1, 2 and 4 seconds apart, before it says so', async () => {
    const start = Date.now()
    const tries: number[] = []
    const { result } = readingFrom(() => {
      tries.push(Date.now() - start)
      return Promise.reject(
        new SourceError('refused', 'The source refused with 500.', { status: 500 }),
      )
    })
    await pass(6_900)
    expect(result.current.status).toBe('pending')
    expect(tries).toEqual([0, 1000, 3000])
    await pass(60_000)
    expect(result.current.status).toBe('failed')
    expect(tries).toEqual([0, 1000, 3000, 7000])
  })

  it('shows what a later try brings', async () => {
    let tries = 0
    const { result } = readingFrom((options) => {
      tries += 1
      if (tries < 3) return Promise.reject(new SourceError('unreachable', 'No answer came.'))
      return createMemorySource([aModel('a')]).listLeaderboard(options)
    })
    await pass(3_500)
    expect(result.current.status === 'ready' && result.current.value.items).toHaveLength(1)
  })

  it('reads again when it is asked to after a failure', async () => {
    let isDown = true
    const { result } = readingFrom((options) =>
      isDown
        ? Promise.reject(new SourceError('unreachable', 'No answer came.'))
        : createMemorySource([aModel('a')]).listLeaderboard(options),
    )
    await pass(8_000)
    isDown = false
    if (result.current.status === 'failed') result.current.retry()
    await pass(100)
    expect(result.current.status).toBe('ready')
  })

  it('calls the read off when nobody waits for it any more', async () => {
    let signal: AbortSignal | undefined
    const { unmount } = readingFrom((options) => {
      signal = options?.signal
      return new Promise(() => undefined)
    })
    await pass(10)
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('tries even when the browser believes itself offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const { result } = readingFrom((options) => createMemorySource([]).listLeaderboard(options))
    await pass(10)
    expect(result.current.status).toBe('ready')
    window.dispatchEvent(new Event('online'))
    vi.restoreAllMocks()
  })

  it('reads from another source that its provider is given', async () => {
    let source = createMemorySource([aModel('a')])
    const { result, rerender } = renderHook(useLeaderboard, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <EvaluationsProvider source={source}>{children}</EvaluationsProvider>
      ),
    })
    source = createMemorySource([])
    rerender()
    await pass(10)
    expect(result.current).toMatchObject({ status: 'ready', value: { items: [] } })
  })

  it('names the remedy when there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(useLeaderboard)).toThrow(/<EvaluationsProvider source=/)
    vi.restoreAllMocks()
  })
})
