import {
  measuredScore,
  NO_SCORES,
  type Category,
  type LeaderboardEntry,
} from '@transparency-lab/widgets/domain'
import { anEntry } from '@transparency-lab/widgets/testing/builders'
import { describe, expect, it } from 'vitest'
import { describeCoverage } from './describeCoverage.ts'
import { listCoverage } from './listCoverage.ts'
import { searchCoverage } from './searchCoverage.ts'
import { aSuite } from '../testing/aSuite.ts'

function entryOf(
  id: string,
  categories: readonly Category[],
  facts: Partial<LeaderboardEntry> = {},
): LeaderboardEntry {
  const scores = Object.fromEntries(categories.map((category) => [category, measuredScore(0, 1)]))
  return anEntry(id, {
    name: id.toUpperCase(),
    provider: 'Maker',
    scores: { ...NO_SCORES, ...scores },
    evaluatedOn: undefined,
    ...facts,
  })
}

const BOARDS = [
  {
    suite: aSuite('one'),
    items: [
      entryOf('x-high', ['bias'], { evaluatedOn: '2026-01-05', dateKind: 'at_latest' }),
      entryOf('empty', []),
      entryOf('alone', ['bias'], { evaluatedOn: '2025-03-01', dateKind: 'day' }),
    ],
  },
  {
    suite: aSuite('two'),
    items: [entryOf('x', ['factuality', 'bias'], { evaluatedOn: '2024-02-02' })],
  },
]
const BASES = new Map([
  ['x', { base: 'x' }],
  ['x-high', { base: 'x', configuration: 'high effort' }],
])
const bases = listCoverage(BOARDS, (id) => BASES.get(id))
const suites = BOARDS.map(({ suite }) => suite)

describe('the coverage of suites', () => {
  it('joins the configurations of a base, and has the base with most categories first', () => {
    expect(bases.map(({ base, results }) => [base, results.map(({ id }) => id)])).toEqual([
      ['x', ['x-high', 'x']],
      ['alone', ['alone']],
    ])
  })

  it('has a measured zero, its date and the kind of the date', () => {
    expect(bases[0]?.results[0]).toEqual({
      suite: 'one',
      id: 'x-high',
      name: 'X-HIGH',
      configuration: 'high effort',
      categories: ['bias'],
      date: '2026-01-05',
      dateKind: 'at_latest',
    })
  })

  it('is found by a configuration’s name and by the provider', () => {
    expect(searchCoverage(bases, 'maker x-high').map(({ base }) => base)).toEqual(['x'])
    expect(searchCoverage(bases, 'absent')).toEqual([])
  })
})

describe('the sentence on a category', () => {
  it.each([
    [
      'bias',
      'Bias Resistance is measured for 2 of 2 models by 2 suites, for 1 of them by more than one. The newest figures are those of Suite one, by 2026-01-05.',
    ],
    [
      'factuality',
      'Factual Accuracy is measured for 1 of 2 models by 1 suite. The newest figures are those of Suite two, 2024-02-02.',
    ],
    ['jailbreak', 'Jailbreak Resistance is measured for no model.'],
  ] as const)('of %s counts models and suites, and dates the newest figures', (category, text) => {
    expect(describeCoverage(category, { bases, suites })).toBe(text)
  })

  it('says that no date is known', () => {
    const undated = listCoverage(
      [{ suite: aSuite('one'), items: [entryOf('x', ['bias'])] }],
      () => undefined,
    )
    expect(describeCoverage('bias', { bases: undated, suites })).toContain(
      'dates of its figures are unknown',
    )
  })
})
