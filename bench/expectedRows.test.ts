import {
  matchesSearch,
  sortEntries,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { CHECKED_ROWS, expectedSteps, type ExpectedRows } from './expectedRows.ts'
import { benchRows } from './rows.ts'

const { entries } = benchRows(500)
const best = (rows: readonly LeaderboardEntry[], field: SortField) =>
  sortEntries(rows, [{ field, direction: 'descending' }]).slice(0, CHECKED_ROWS)
const namesOf = (rows: ExpectedRows) => rows.map(([name]) => name)

describe('what a table must show', () => {
  const expected = expectedSteps(entries, '7')

  it('is what the product sorts and finds by its own means', () => {
    const found = entries.filter((entry) => matchesSearch(entry, '7'))
    const names = (rows: readonly LeaderboardEntry[]) => rows.map(({ name }) => name)
    expect(namesOf(expected.mount)).toEqual(names(best(entries, 'composite')))
    expect(namesOf(expected.sort)).toEqual(names(best(entries, 'bias')))
    expect(namesOf(expected.search)).toEqual(names(best(found, 'bias')))
  })

  it('differs from step to step, so that a table which does nothing is found', () => {
    expect(expected.sort).not.toEqual(expected.mount)
    expect(expected.search).not.toEqual(expected.sort)
  })
})
