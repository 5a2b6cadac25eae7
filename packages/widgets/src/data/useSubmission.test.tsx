import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SourceError } from './sourceError.ts'
import { useSubmission, type Submit } from './useSubmission.ts'

afterEach(() => vi.useRealTimers())

function renderSubmission(submit?: Submit<string>) {
  return renderHook(({ to }) => useSubmission<string>(to), { initialProps: { to: submit } })
}

describe('useSubmission', () => {
  it('returns true when submit resolves, with any value', async () => {
    const submit = vi.fn((values: string) => Promise.resolve({ ignored: values }))
    const { result } = renderSubmission(submit)
    expect(await result.current('hello')).toBe(true)
    expect(submit.mock.calls).toEqual([['hello']])
  })

  it('accepts a synchronous submit', async () => {
    expect(await renderSubmission(() => undefined).result.current('hello')).toBe(true)
  })

  it('returns false when submit rejects or throws, and leaves the error in the console', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const rejected = renderSubmission(() => Promise.reject(new Error('no')))
    expect(await rejected.result.current('hello')).toBe(false)
    const thrown = renderSubmission(() => {
      throw new Error('no')
    })
    expect(await thrown.result.current('hello')).toBe(false)
    // The browser logs a failed request itself.
    const refused = renderSubmission(() => Promise.reject(new SourceError('refused', 'no')))
    expect(await refused.result.current('hello')).toBe(false)
    expect(logged.mock.calls).toEqual([[new Error('no')], [new Error('no')]])
    logged.mockRestore()
  })

  it.each([
    [500, false],
    [404, false],
    [204, true],
  ])('reads a response with the status %i as %s', async (status, isSent) => {
    const { result } = renderSubmission(() => Promise.resolve(new Response(null, { status })))
    expect(await result.current('hello')).toBe(isSent)
  })

  it('sends nothing while a submission is in flight, even after a render', async () => {
    const submit = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 20)))
    const { result, rerender } = renderSubmission(submit)
    const first = result.current('first')
    const second = result.current('second')
    rerender({ to: submit })
    const third = result.current('third')
    expect(await Promise.all([first, second, third])).toEqual([true, undefined, undefined])
    expect(submit.mock.calls).toEqual([['first']])
  })

  it('resolves calls during a submission after it', async () => {
    const order: string[] = []
    const { result } = renderSubmission(() => new Promise((resolve) => setTimeout(resolve, 20)))
    const first = result.current('first').then(() => order.push('first'))
    const second = result.current('second').then(() => order.push('second'))
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
  })

  it.each([
    ['succeeded', () => Promise.resolve()],
    ['failed', () => Promise.reject(new Error('no'))],
  ])('submits again after a submission that %s', async (_, answer) => {
    const submit = vi.fn(answer)
    const { result } = renderSubmission(submit)
    await result.current('first')
    await result.current('second')
    expect(submit.mock.calls).toEqual([['first'], ['second']])
  })

  it('calls the submit of the last render', async () => {
    const [before, after] = [vi.fn(), vi.fn()]
    const { result, rerender } = renderSubmission(before)
    rerender({ to: after })
    await result.current('hello')
    expect([before.mock.calls, after.mock.calls]).toEqual([[], [['hello']]])
  })

  it('succeeds after 1000 ms by default', async () => {
    vi.useFakeTimers()
    const { result } = renderSubmission()
    const resolved = vi.fn()
    void result.current('hello').then(resolved)
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(resolved).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(resolved.mock.calls).toEqual([[true]])
  })
})
