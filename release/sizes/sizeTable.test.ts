import { describe, expect, it } from 'vitest'
import { kilobytes, readSizeTable, sizeTable } from './sizeTable.ts'

const SIZES = [
  { what: 'a card', first: 24_870, later: 99_682, limit: 25_000 },
  { what: 'a sheet', first: 6_490, later: 0, limit: 7_000 },
]

describe('sizeTable', () => {
  it('writes what counts, what is allowed, and what is loaded later', () => {
    expect(sizeTable(SIZES).split('\n').slice(2)).toEqual([
      '| a card | 24.9 | 25 | 99.7 |',
      '| a sheet | 6.5 | 7 |  |',
    ])
  })

  it('can be read again', () => {
    expect([...readSizeTable(sizeTable(SIZES))]).toEqual([
      ['a card', 24.9],
      ['a sheet', 6.5],
    ])
  })

  it.each([
    [0, '0.0'],
    [1, '0.0'],
    [3_177, '3.2'],
    [40_000, '40.0'],
  ])('calls %i bytes %s kB', (bytes, text) => {
    expect(kilobytes(bytes)).toBe(text)
  })
})
