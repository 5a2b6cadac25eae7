import { describe, expect, it, vi } from 'vitest'
import { singleFlight } from './singleFlight.ts'

describe('singleFlight', () => {
  it('shares a read that is under way, however soon a result is stale', async () => {
    const read = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 20, 'file')))
    const load = singleFlight(read, 0)
    expect(await Promise.all([load(), load(), load(), load()])).toEqual(Array(4).fill('file'))
    expect(read).toHaveBeenCalledTimes(1)
    await load()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('starts another read at once after every caller has cancelled', async () => {
    const read = vi.fn(() => new Promise(() => {}))
    const load = singleFlight(read, Infinity)
    const caller = new AbortController()
    const cancelled = load(caller)
    caller.abort()
    void load()
    expect(read).toHaveBeenCalledTimes(2)
    await expect(cancelled).rejects.toThrow()
  })
})
