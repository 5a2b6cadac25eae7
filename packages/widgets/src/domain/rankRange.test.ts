import { describe, expect, it } from 'vitest'
import type { IntervalKind } from './interval.ts'
import { rankLevel, rankRanges, type RankedScore } from './rankRange.ts'

const ranked = (score: number, margin?: number, kind: IntervalKind = 'known'): RankedScore => ({
  score,
  margins: margin === undefined ? undefined : { below: margin, above: margin, kind },
})
const format = (ranges: ReturnType<typeof rankRanges>) =>
  ranges.map(
    (range) => range && `${range.best}–${range.worst}${range.kind === 'known' ? '' : ' or wider'}`,
  )

describe('rank ranges', () => {
  it.each([
    ['of nothing', [], []],
    ['of one model', [ranked(0.5, 0.1)], ['1–1']],
    ['of clear differences', [ranked(0.1, 0.01), ranked(0.9, 0.01)], ['2–2', '1–1']],
    ['of a tie', [ranked(0.5, 0.1), ranked(0.5, 0.1)], ['1–2', '1–2']],
    // 0.9 and 0.5 differ; neither differs from 0.7.
    [
      'of a chain',
      [ranked(0.9, 0.15), ranked(0.7, 0.15), ranked(0.5, 0.15)],
      ['1–2', '1–3', '2–3'],
    ],
    ['of a difference as large as its error', [ranked(0.8, 0.3), ranked(0.3, 0.4)], ['1–2', '1–2']],
    // 0.4 - 0.3 is more than 0.1 by floating-point noise.
    [
      'of a difference as large as the other error',
      [ranked(0.4, 0), ranked(0.3, 0.1)],
      ['1–2', '1–2'],
    ],
    [
      'of an unknown error',
      [ranked(0.9), ranked(0.5, 0.1), ranked(0.2, 0.1)],
      [undefined, '2–2 or wider', '3–3 or wider'],
    ],
    [
      'of an error known in part',
      [ranked(0.9, 0.1, 'at_least'), ranked(0.85, 0.01), ranked(0.5, 0.01)],
      ['1–2 or wider', '1–2', '3–3 or wider'],
    ],
    ['that hold every place already', [ranked(0.9), ranked(0.8, 0.2)], [undefined, '1–2']],
    ['of unknown errors alone', [ranked(0.9), ranked(0.5)], [undefined, undefined]],
    ['of zero', [ranked(0, 0.1), ranked(0.5, 0.1)], ['2–2', '1–1']],
  ] as const)('%s', (_, scores, expected) => {
    expect(format(rankRanges(scores))).toEqual(expected)
  })

  it('use the margin that faces the other score', () => {
    const skewed = (below: number, above: number) => ({ below, above, kind: 'known' }) as const
    const scores = [
      { score: 0.6, margins: skewed(0.05, 0.9) },
      { score: 0.5, margins: skewed(0.9, 0.05) },
    ]
    expect(format(rankRanges(scores))).toEqual(['1–1', '2–2'])
  })
})

it.each([
  [1, 0.95],
  [2, 0.95],
  [3, 0.975],
  [21, 0.9975],
])(
  'the level of each of the differences between one model and the others, of %d',
  (models, level) => {
    expect(rankLevel(models)).toBeCloseTo(level, 12)
  },
)
