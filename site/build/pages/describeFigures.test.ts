import { anEntry, someScores } from '@transparency-lab/widgets/testing/builders'
import { expect, it } from 'vitest'
import { describeLeader } from './describeFigures.ts'

const board = (...raw: readonly number[]) => ({
  suite: undefined,
  items: raw.map((score, index) =>
    anEntry(String(index), { scores: someScores(score, score, score, score) }),
  ),
  invalidRows: 0,
})

it.each([
  ['the best model', [0.9, 0.8], 'Highest composite: Model 0, 90.0%'],
  ['nobody of a tie', [0.9, 0.9, 0.8], undefined],
  ['nobody of one model', [0.9], undefined],
  ['nobody of none', [], undefined],
] as const)('the headline of a suite names %s', (_, raw, expected) => {
  expect(describeLeader(board(...raw))).toBe(expected)
})
