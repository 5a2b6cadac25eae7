import {
  compareValues,
  filterEntries,
  NO_SCORES,
  sortEntries,
  sortValueOf,
  type LeaderboardEntry,
} from '@transparency-lab/widgets/domain'
import { bench, describe } from 'vitest'

/** Rows of no real model, the same at every run. */
function rowsOf(count: number): LeaderboardEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `model-${index}`,
    name: `Model ${(index * 7919) % count}`,
    provider: `Provider ${index % 17}`,
    scores: NO_SCORES,
    composite: index % 11 === 0 ? undefined : ((index * 104_729) % 1000) / 1000,
    evaluatedOn: '2024-01-01',
    origin: undefined,
    isPlaceholder: false,
  }))
}

const compositeOf = (entry: LeaderboardEntry) => sortValueOf(entry, 'composite') ?? -1

// Each pair runs side by side; read the ratio that is printed, not the milliseconds.
describe.each([50, 500, 5000, 20_000])('%i rows', (count) => {
  const rows = rowsOf(count)
  const composites = rows.map(({ composite }) => composite ?? -1)

  describe('ordering by composite', () => {
    bench('bare numbers', () => void composites.toSorted((a, b) => a - b))
    bench('entries, two by two', () => {
      rows.toSorted((a, b) => compareValues(compositeOf(a), compositeOf(b)))
    })
    bench('sortEntries', () => {
      sortEntries(rows, { field: 'composite', direction: 'ascending' })
    })
  })

  describe('searching', () => {
    bench('reading every name', () => void rows.filter(({ name }) => name.includes('99')))
    bench('filterEntries', () => void filterEntries(rows, { search: '99', provider: undefined }))
  })
})
