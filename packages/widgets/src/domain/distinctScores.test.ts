import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDistinctTests } from './distinctScores.ts'
import { rankRanges } from './rankRange.ts'

/** How much wider the margins are at the level of ranks than at that of intervals. */
const WIDER = 1.6

const score = fc.record({
  raw: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  below: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
  above: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
  isKnown: fc.boolean(),
})

describe('a score and the others of its suite', () => {
  it('can be told apart by the same differences that its rank range rests on', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 12 }), (parts) => {
        const margins = parts.map(({ below, above, isKnown }) =>
          isKnown
            ? { below: below * WIDER, above: above * WIDER, kind: 'known' as const }
            : undefined,
        )
        const ranges = rankRanges(parts.map(({ raw }, i) => ({ score: raw, margins: margins[i] })))
        const scores = parts.map(({ raw, below, above, isKnown }, i) => ({
          raw,
          ranks: ranges[i],
          ...(isKnown && {
            interval: { lower: raw - below, upper: raw + above, kind: 'known' as const },
          }),
        }))
        for (const [i, one] of scores.entries()) {
          const isDistinct = createDistinctTests(scores)(one)
          for (const [j, other] of scores.entries()) {
            const [high, low] = one.raw > other.raw ? [i, j] : [j, i]
            const margin = Math.hypot(margins[high]?.below ?? 0, margins[low]?.above ?? 0)
            const isApart = Math.abs(one.raw - other.raw) > margin
            expect(isDistinct?.(other)).toBe(margins[i] && isApart)
          }
        }
      }),
    )
  })

  it('has no test when a range counts more scores than there are: some are not known', () => {
    const one = { raw: 0.9, ranks: { best: 1, worst: 1, kind: 'known' as const } }
    const other = { raw: 0.1, ranks: { best: 3, worst: 3, kind: 'known' as const } }
    expect(createDistinctTests([one, other])(one)).toBeUndefined()
  })
})
