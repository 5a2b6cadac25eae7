import { compositeScore, MISSING, NO_SCORES, measuredScore } from '@transparency-lab/widgets/domain'
import type { LeaderboardEntry } from '@transparency-lab/widgets'
import { anEntry } from '@transparency-lab/widgets/testing/builders'
import { describe, expect, it } from 'vitest'
import { describeRow } from './describeRow.ts'
import { describeStatistics } from './describeStatistics.ts'

function entryOf(id: string, composite: number | undefined, interval = {}): LeaderboardEntry {
  return anEntry(id, {
    scores: {
      ...NO_SCORES,
      bias: measuredScore(0.5, -1.25),
      composite: composite === undefined ? MISSING : compositeScore(composite, interval),
    },
  })
}

const EXACT = {
  interval: { lower: 0.82, upper: 0.88, kind: 'known' },
  ranks: { best: 1, worst: 2, models: 2, kind: 'known' },
} as const
const ITEMS = [entryOf('a', 0.85, EXACT), entryOf('b', 0.65), entryOf('c', undefined)]
const textOf = (entry: LeaderboardEntry) =>
  describeRow(entry, { items: ITEMS, suite: undefined })
    .map(({ part, words }) => `${part}: ${words}`)
    .join('\n')

describe('the words beside a drawn row', () => {
  it('have the numbers of the row and of its suite', () => {
    const text = textOf(ITEMS[0] as LeaderboardEntry)
    expect(text).toContain('composite is 85.0%')
    expect(text).toContain('82.0–88.0%')
    expect(text).toContain('each of the 2 models')
    expect(text).toContain('Their mean, 75.0%')
    expect(text).toContain('COMPETITIVE is from 80.0% to below 90.0%')
    expect(text).toContain('1.25 standard deviations below the mean')
    expect(text).toContain('place 1–2 of 2')
  })

  it('say that a margin is unknown, and nothing about a place', () => {
    const text = textOf(ITEMS[1] as LeaderboardEntry)
    expect(text).toContain('the margin is unknown')
    expect(text).not.toContain('The place')
  })

  it('are none without a composite', () => {
    expect(textOf(ITEMS[2] as LeaderboardEntry)).toBe('')
  })
})

it('the statistics name the level that the number of models with a composite needs', () => {
  const text = describeStatistics([...ITEMS, entryOf('d', 0.7)])
    .map(({ words }) => words)
    .join('\n')
  expect(text).toContain('with 3 models each difference is tested at 97.5%')
  expect(text).toContain('80 of 100 probes give 71.1% to 86.7%')
  expect(text).toContain('POOR below 60.0%')
  expect(text).toContain('POOR below 70.0%')
})
