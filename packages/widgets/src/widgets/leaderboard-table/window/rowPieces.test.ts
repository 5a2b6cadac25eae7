import { describe, expect, it } from 'vitest'
import { firstMargin, isWindowed, nextMargin, rowPieces, withMargin } from './rowPieces.ts'

const text = (count: number, ...spans: readonly (readonly [number, number])[]) =>
  rowPieces(
    count,
    spans.map(([from, to]) => ({ from, to })),
  )
    .map(({ from, to, isGap }) => (isGap ? `${from}…${to}` : `${from}`))
    .join(' ')

describe('the pieces of a table', () => {
  it.each([
    ['no row', 0, [[0, 16]], ''],
    ['one row', 1, [[0, 16]], '0'],
    ['all rows', 3, [[0, 3]], '0 1 2'],
    ['rows at the start', 9, [[0, 2]], '0 1 2…9'],
    ['rows at the end', 9, [[7, 9]], '0…7 7 8'],
    ['rows in the middle', 9, [[4, 6]], '0…4 4 5 6…9'],
    ['no row in sight', 9, [], '0…9'],
    [
      'rows out of sight above',
      9,
      [
        [6, 8],
        [1, 3],
      ],
      '0…1 1 2 3…6 6 7 8…9',
    ],
    [
      'rows that join',
      9,
      [
        [2, 4],
        [4, 6],
      ],
      '0…2 2 3 4 5 6…9',
    ],
    [
      'rows that overlap',
      9,
      [
        [2, 5],
        [3, 4],
      ],
      '0…2 2 3 4 5…9',
    ],
    ['a neighbour before the first row', 3, [[-1, 2]], '0 1 2…3'],
    ['a neighbour after the last row', 3, [[1, 4]], '0…1 1 2'],
    ['a span beyond the end', 3, [[5, 9]], '0…3'],
  ] as const)('are right with %s', (_name, count, spans, pieces) => {
    expect(text(count, ...spans)).toBe(pieces)
  })

  it('cover each row once, whatever the spans', () => {
    for (let from = -2; from < 12; from++) {
      for (let to = from; to < 13; to++) {
        const places = rowPieces(10, [
          { from, to },
          { from: 4, to: 7 },
        ]).flatMap((piece) =>
          Array.from({ length: piece.to - piece.from }, (_, i) => piece.from + i),
        )
        expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      }
    }
  })
})

describe('the rows around those in sight', () => {
  it('are as many as the margin says, as far as there are so many', () => {
    expect(withMargin({ from: 8, to: 24 }, 12, 1000)).toEqual({ from: 0, to: 36 })
    expect(withMargin({ from: 992, to: 1000 }, 12, 1000)).toEqual({ from: 980, to: 1000 })
  })

  it('are those at the end where the list has become shorter than what was in sight', () => {
    expect(withMargin({ from: 400, to: 416 }, 0, 50)).toEqual({ from: 34, to: 50 })
    expect(withMargin({ from: 400, to: 416 }, 0, 3)).toEqual({ from: 0, to: 3 })
    expect(withMargin({ from: 400, to: 416 }, 0, 0)).toEqual({ from: 0, to: 0 })
  })
})

describe('how many rows are in the document', () => {
  const marginsOf = (count: number) => {
    const margins = [firstMargin(count)]
    for (;;) {
      const last = margins.at(-1) ?? 0
      const next = nextMargin(last, count)
      if (next <= last) return margins
      margins.push(next)
    }
  }

  it('is all of them at once for a short list', () => {
    expect(marginsOf(25)).toEqual([25])
    expect(marginsOf(0)).toEqual([0])
  })

  it('is all of them after some paints, up to three hundred', () => {
    expect(marginsOf(300)).toEqual([0, 12, 36, 84, 180, 300])
    expect(isWindowed(300)).toBe(false)
  })

  it('is what is in sight and a few more, above', () => {
    expect(marginsOf(301)).toEqual([0, 12])
    expect(isWindowed(301)).toBe(true)
  })
})
