import {
  isMeasured,
  matchesSearch,
  sortEntries,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import {
  CHECKED_ROWS,
  expectedSteps,
  SORTED_FIRST,
  SORTED_SECOND,
  type ExpectedRows,
} from './expectedRows.ts'
import { benchRows } from './rows.ts'

const { entries } = benchRows(500)
const best = (rows: readonly LeaderboardEntry[], field: SortField) =>
  sortEntries(rows, [{ field, direction: 'descending' }]).slice(0, CHECKED_ROWS)
const listNames = (rows: ExpectedRows) => rows.map(([name]) => name)

describe('expectedSteps', () => {
  const expected = expectedSteps(entries, { frequent: '7', rare: '&' })

  it('agrees with the product’s own sort and search', () => {
    const found = (key: string) => entries.filter((entry) => matchesSearch(entry, key))
    const names = (rows: readonly LeaderboardEntry[]) => rows.map(({ name }) => name)
    expect(listNames(expected.mount)).toEqual(names(best(entries, 'composite')))
    expect(listNames(expected.firstSort)).toEqual(names(best(entries, SORTED_FIRST)))
    expect(listNames(expected.secondSort)).toEqual(names(best(entries, SORTED_SECOND)))
    expect(listNames(expected.search)).toEqual(names(best(found('7'), SORTED_SECOND)))
    expect(listNames(expected.rareSearch)).toEqual(names(best(found('&'), SORTED_SECOND)))
  })

  it('differs between steps, so that a table that does nothing fails', () => {
    expect(expected.firstSort).not.toEqual(expected.mount)
    expect(expected.secondSort).not.toEqual(expected.firstSort)
    expect(expected.search).not.toEqual(expected.secondSort)
    expect(expected.rareSearch).not.toEqual(expected.secondSort)
  })

  it('shows a score in each row, so that the order is unambiguous even at fifty rows', () => {
    const fifty = benchRows(50).entries
    const { search } = expectedSteps(fifty, { frequent: '7', rare: '&' })
    expect(search).toHaveLength(CHECKED_ROWS)
    const found = fifty.filter(({ name }) => listNames(search).includes(name))
    expect(found.every(({ scores }) => isMeasured(scores[SORTED_SECOND]))).toBe(true)
  })
})
