import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSubmission, type Submit } from './useSubmission.ts'

afterEach(() => vi.useRealTimers())

function renderSubmission(submit?: Submit<string>) {
  return renderHook(({ to }) => useSubmission<string>(to), { initialProps: { to: submit } })
}

describe('a submission', () => {
  it('says true once what it holds has arrived, whatever is answered', async () => {
    const submit = vi.fn((values: string) => Promise.resolve({ ignored: values }))
    const { result } = renderSubmission(submit)
    expect(await result.current('hello')).toBe(true)
    expect(submit.mock.calls).toEqual([['hello']])
  })

  it('takes an answer that is no promise', async () => {
    expect(await renderSubmission(() => undefined).result.current('hello')).toBe(true)
  })

  it('says false when it is rejected, and when it throws at once', async () => {
    const rejected = renderSubmission(() => Promise.reject(new Error('no')))
    expect(await rejected.result.current('hello')).toBe(false)
    const thrown = renderSubmission(() => {
      throw new Error('no')
    })
    expect(await thrown.result.current('hello')).toBe(false)
  })

  it('is sent once while it is under way, even after the form was drawn anew', async () => {
    const submit = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 20)))
    const { result, rerender } = renderSubmission(submit)
    const first = result.current('first')
    const second = result.current('second')
    rerender({ to: submit })
    const third = result.current('third')
    expect(await Promise.all([first, second, third])).toEqual([true, undefined, undefined])
    expect(submit.mock.calls).toEqual([['first']])
  })

  it('tells those who came while it was under way no sooner than it is done', async () => {
    const order: string[] = []
    const { result } = renderSubmission(() => new Promise((resolve) => setTimeout(resolve, 20)))
    const first = result.current('first').then(() => order.push('first'))
    const second = result.current('second').then(() => order.push('second'))
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
  })

  it.each([
    ['arrived', () => Promise.resolve()],
    ['failed', () => Promise.reject(new Error('no'))],
  ])('can be followed by another once it has %s', async (_, answer) => {
    const submit = vi.fn(answer)
    const { result } = renderSubmission(submit)
    await result.current('first')
    await result.current('second')
    expect(submit.mock.calls).toEqual([['first'], ['second']])
  })

  it('goes to where the form sends now', async () => {
    const [before, after] = [vi.fn(), vi.fn()]
    const { result, rerender } = renderSubmission(before)
    rerender({ to: after })
    await result.current('hello')
    expect([before.mock.calls, after.mock.calls]).toEqual([[], [['hello']]])
  })

  it('without somewhere to go, succeeds after 1000 ms and no sooner', async () => {
    vi.useFakeTimers()
    const { result } = renderSubmission()
    const told = vi.fn()
    void result.current('hello').then(told)
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(told).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(told.mock.calls).toEqual([[true]])
  })
})
