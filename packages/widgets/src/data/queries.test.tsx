import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EvaluatedModel } from '../domain/index.ts'
import { aModel } from '../testing/builders.ts'
import { withReads } from '../testing/recordedSource.ts'
import { EvaluationsProvider } from '../provider/index.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import { createMemorySource } from './memorySource.ts'
import { useComparedModels, useLeaderboard, useModel } from './queries.ts'
import { SourceError } from './sourceError.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wrapperOver =
  (getSource: () => EvaluationSource) =>
  ({ children }: { children: ReactNode }) => (
    <EvaluationsProvider source={getSource()}>{children}</EvaluationsProvider>
  )

function renderLeaderboard(listLeaderboard: EvaluationSource['listLeaderboard']) {
  const source = withReads(createMemorySource([]), { listLeaderboard })
  return renderHook(useLeaderboard, { wrapper: wrapperOver(() => source) })
}

const MEMORY = createMemorySource([aModel('a'), aModel('b')])
const { initial: _, ...WITHOUT_INITIAL_READS } = MEMORY

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a page that extends Object.prototype', () => {
  it.each([
    'select',
    'toJSON',
    'initial',
    'initialData',
    'placeholderData',
    'suspense',
    'throwOnError',
  ])('loads the same figures with a function %s there', async (name) => {
    const wrapper = wrapperOver(() => WITHOUT_INITIAL_READS)
    Object.defineProperty(Object.prototype, name, {
      value: () => 1,
      configurable: true,
      writable: true,
    })
    try {
      const values: unknown[] = []
      const { result } = renderHook(
        () => {
          const loaded = [useLeaderboard(), useComparedModels(['a', 'b'])].flat()
          values.push(...loaded.flatMap((one) => (one.status === 'ready' ? [one.value] : [])))
          return loaded
        },
        { wrapper },
      )
      await pass(100)
      expect(result.current).toMatchObject([
        { status: 'ready', value: { items: [{ id: 'a' }, { id: 'b' }] } },
        { status: 'ready', value: { id: 'a' } },
        { status: 'ready', value: { id: 'b' } },
      ])
      expect(values).not.toContain(1)
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
  })
})

describe('useLeaderboard', () => {
  it('fails after three retries, 1, 2 and 4 seconds apart', async () => {
    const start = Date.now()
    const attempts: number[] = []
    const { result } = renderLeaderboard(() => {
      attempts.push(Date.now() - start)
      return Promise.reject(new SourceError('refused', 'Status 500.', { status: 500 }))
    })
    await pass(6_900)
    expect(result.current.status).toBe('pending')
    expect(attempts).toEqual([0, 1000, 3000])
    await pass(60_000)
    expect(result.current.status).toBe('failed')
    expect(attempts).toEqual([0, 1000, 3000, 7000])
  })

  it('returns the data of a successful retry', async () => {
    let attempts = 0
    const { result } = renderLeaderboard((options) => {
      attempts += 1
      if (attempts < 3) return Promise.reject(new SourceError('unreachable', 'No response.'))
      return createMemorySource([aModel('a')]).listLeaderboard(options)
    })
    await pass(3_500)
    expect(result.current.status === 'ready' && result.current.value.items).toHaveLength(1)
  })

  it('loads again when retry is called after a failure', async () => {
    let isDown = true
    const { result } = renderLeaderboard((options) =>
      isDown
        ? Promise.reject(new SourceError('unreachable', 'No response.'))
        : createMemorySource([aModel('a')]).listLeaderboard(options),
    )
    await pass(8_000)
    isDown = false
    if (result.current.status === 'failed') result.current.retry()
    await pass(100)
    expect(result.current.status).toBe('ready')
  })

  it('aborts the read when it unmounts', async () => {
    let signal: AbortSignal | undefined
    const { unmount } = renderLeaderboard((options) => {
      signal = options?.signal
      return new Promise(() => undefined)
    })
    await pass(10)
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('loads even when the browser reports to be offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const { result } = renderLeaderboard((options) =>
      createMemorySource([]).listLeaderboard(options),
    )
    await pass(10)
    expect(result.current.status).toBe('ready')
    window.dispatchEvent(new Event('online'))
    vi.restoreAllMocks()
  })

  it('loads from a new source of its provider', async () => {
    let source = createMemorySource([aModel('a')])
    const { result, rerender } = renderHook(useLeaderboard, { wrapper: wrapperOver(() => source) })
    source = createMemorySource([])
    rerender()
    await pass(10)
    expect(result.current).toMatchObject({ status: 'ready', value: { items: [] } })
  })

  it('loads a suite beside the list of suites, not after it', async () => {
    const memory = createMemorySource([])
    const asked: (string | undefined)[] = []
    const source = withReads(memory, {
      listSuites: () => new Promise(() => undefined),
      listLeaderboard: (options) => {
        asked.push(options?.suite)
        return memory.listLeaderboard(options)
      },
    })
    renderHook(() => useLeaderboard('one'), { wrapper: wrapperOver(() => source) })
    await pass(10)
    expect(asked).toEqual(['one'])
  })

  it('throws an error that names the provider when there is none', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(useLeaderboard)).toThrow(/<EvaluationsProvider source=/)
    vi.restoreAllMocks()
  })
})

describe('useModel', () => {
  it('returns the current model when the response for the previous one arrives late', async () => {
    const memory = createMemorySource([aModel('a'), aModel('b')])
    const pending = new Map<string, (model: EvaluatedModel | undefined) => void>()
    const source = {
      ...memory,
      getModel: (id: string) =>
        new Promise<EvaluatedModel | undefined>((resolve) => void pending.set(id, resolve)),
    }
    const { result, rerender } = renderHook(({ id }) => useModel(id), {
      initialProps: { id: 'a' },
      wrapper: wrapperOver(() => source),
    })
    rerender({ id: 'b' })
    for (const id of ['b', 'a']) {
      const model = await memory.getModel(id)
      await act(async () => {
        pending.get(id)?.(model)
        await vi.advanceTimersByTimeAsync(20)
      })
      expect(result.current).toMatchObject({ status: 'ready', value: { id: 'b' } })
    }
  })
})
