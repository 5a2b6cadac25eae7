import { describe, expect, it } from 'vitest'
import { rowKey, type HeldRow } from './rowKey.ts'

const keysOf = (ids: string, isWindowed: boolean, held?: HeldRow) =>
  [...ids].map((id, place) => rowKey(id, isWindowed ? place : undefined, held))

describe('the elements of rows', () => {
  it('are the models’ where all rows are in the document', () => {
    expect(keysOf('abc', false)).toEqual(['a', 'b', 'c'])
    expect(keysOf('cab', false)).toEqual(['c', 'a', 'b'])
  })

  it('are the places’ in a window', () => {
    expect(keysOf('abc', true)).toEqual(keysOf('xyz', true))
    expect(new Set(keysOf('abc', true)).size).toBe(3)
  })

  describe('while one has the focus', () => {
    const before = keysOf('abc', true)
    const held = { id: 'b', key: before[1] ?? '' }

    it('are the same as before', () => {
      expect(keysOf('abc', true, held)).toEqual(before)
    })

    it('keep the focus with its model, wherever it goes', () => {
      const after = keysOf('cab', true, held)
      expect(after[2]).toBe(held.key)
      expect(new Set(after).size).toBe(3)
    })

    it('give it to no other model when its own is gone', () => {
      expect(keysOf('acd', true, held)).not.toContain(held.key)
    })

    it('keep it when the table becomes a window, and when it is one no more', () => {
      expect(keysOf('abc', false, held)[1]).toBe(held.key)
      expect(keysOf('abc', true, { id: 'b', key: 'b' })[1]).toBe('b')
    })

    it('are the same when it goes on to the row that took its place', () => {
      const moved = keysOf('bac', true, held)
      const next = { id: 'a', key: moved[1] ?? '' }
      expect(keysOf('bac', true, next)[1]).toBe(moved[1])
      expect(new Set(keysOf('bac', true, next)).size).toBe(3)
    })
  })
})
