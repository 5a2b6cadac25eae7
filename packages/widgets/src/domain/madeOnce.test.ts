import { describe, expect, it, vi } from 'vitest'
import { madeOnce } from './madeOnce.ts'

describe('what is made once', () => {
  it('is made for each key at its first use, and is the same from then on', () => {
    const made = new Map<string | undefined, { key: string | undefined }>()
    const make = vi.fn((key: string | undefined) => ({ key }))
    const first = madeOnce(made, 'a', make)
    expect(madeOnce(made, 'a', make)).toBe(first)
    expect(madeOnce(made, undefined, make)).toEqual({ key: undefined })
    expect(madeOnce(made, undefined, make)).toBe(made.get(undefined))
    expect(make.mock.calls).toEqual([['a'], [undefined]])
  })

  it('is not kept when making it fails', () => {
    const made = new Map<string, object>()
    const fail = () => {
      throw new RangeError('no such locale')
    }
    expect(() => madeOnce(made, 'a', fail)).toThrow(RangeError)
    expect(made.size).toBe(0)
  })
})
