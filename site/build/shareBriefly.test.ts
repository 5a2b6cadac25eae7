import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareBriefly } from './shareBriefly.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shares a read with the calls during it and for a moment after it', async () => {
  const read = vi.fn((name: string) => Promise.resolve(`${name} ${read.mock.calls.length}`))
  const share = shareBriefly(read, 1_000)
  expect(await Promise.all([share('a'), share('a')])).toEqual(['a 1', 'a 1'])
  await vi.advanceTimersByTimeAsync(999)
  expect(await share('a')).toBe('a 1')
  await vi.advanceTimersByTimeAsync(1)
  expect(await share('a')).toBe('a 2')
})

it('reads again after a failure', async () => {
  const read = vi.fn<(name: string) => Promise<string>>()
  read.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('yes')
  const share = shareBriefly(read, 1_000)
  const both = await Promise.allSettled([share('a'), share('a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a')).toBe('yes')
})
