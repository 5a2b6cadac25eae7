import { describe, expect, it } from 'vitest'
import { quantizeRange, rowItems, withOverscan } from './rowItems.ts'

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
const text = (count: number, ...ranges: readonly (readonly [number, number])[]) =>
  rowItems(
    keysOf(count),
    ranges.map(([from, to]) => ({ from, to })),
  )
    .map(({ key, from, to }) => key ?? `${from}…${to}`)
    .join(' ')

describe('the items of a list', () => {
  it.each([
    ['no row', 0, [[0, 16]], ''],
    ['one row', 1, [[0, 16]], '0'],
    ['all rows', 3, [[0, 3]], '0 1 2'],
    ['rows at the start', 9, [[0, 2]], '0 1 2…9'],
    ['rows at the end', 9, [[7, 9]], '0…7 7 8'],
    ['no visible row', 9, [], '0…9'],
    ['ranges apart, in any order', 9, [[6, 8], [1, 3]], '0…1 1 2 3…6 6 7 8…9'], // prettier-ignore
    ['ranges that join', 9, [[2, 4], [4, 6]], '0…2 2 3 4 5 6…9'], // prettier-ignore
    ['ranges that overlap', 9, [[2, 5], [3, 4]], '0…2 2 3 4 5…9'], // prettier-ignore
    ['a neighbour before the first row', 3, [[-1, 2]], '0 1 2…3'],
    ['a neighbour after the last row', 3, [[1, 4]], '0…1 1 2'],
    ['a range beyond the end', 3, [[5, 9]], '0…3'],
  ] as const)('are right with %s', (_name, count, ranges, items) => {
    expect(text(count, ...ranges)).toBe(items)
  })

  it('cover each row exactly once for any ranges', () => {
    for (let from = -2; from < 12; from++) {
      for (let to = from; to < 13; to++) {
        const places = rowItems(keysOf(10), [
          { from, to },
          { from: 4, to: 7 },
        ]).flatMap((item) =>
          keysOf(item.to - item.from).map((offset) => item.from + Number(offset)),
        )
        expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      }
    }
  })
})

describe('the rendered range', () => {
  it('adds the overscan to the visible rows, within the list', () => {
    expect(withOverscan({ from: 20, to: 34 }, 1000)).toEqual({ from: 16, to: 38 })
    expect(withOverscan({ from: 0, to: 14 }, 1000)).toEqual({ from: 0, to: 18 })
    expect(withOverscan({ from: 990, to: 1000 }, 1000)).toEqual({ from: 986, to: 1000 })
  })

  it('fills a screen after a search with few visible rows', () => {
    expect(withOverscan({ from: 0, to: 2 }, 1000, 0)).toEqual({ from: 0, to: 14 })
    expect(withOverscan({ from: 0, to: 2 }, 9, 0)).toEqual({ from: 0, to: 9 })
  })

  it('is the end of the list when the list becomes shorter than the visible range', () => {
    expect(withOverscan({ from: 400, to: 416 }, 50)).toEqual({ from: 30, to: 50 })
    expect(withOverscan({ from: 400, to: 416 }, 0)).toEqual({ from: 0, to: 0 })
  })

  it('stays the same object while the visible rows stay within a step', () => {
    const before = quantizeRange({ from: 3, to: 9 }, { from: 0, to: 0 })
    expect(before).toEqual({ from: 2, to: 10 })
    expect(quantizeRange({ from: 2, to: 10 }, before)).toBe(before)
  })
})
