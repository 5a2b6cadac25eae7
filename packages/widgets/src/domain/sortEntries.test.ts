import { describe, expect, it } from 'vitest'
import { NO_SCORES, type LeaderboardEntry } from './leaderboardEntry.ts'
import { SORT_FIELDS } from './leaderboardView.ts'
import { PLACEHOLDERS } from './placeholder.ts'
import { measuredScore } from './score.ts'
import { sortEntries } from './sortEntries.ts'

function entry(id: string, bias?: number, name = id): LeaderboardEntry {
  const scores = bias === undefined ? NO_SCORES : { ...NO_SCORES, bias: measuredScore(bias, 1) }
  const day = '2024-01-01'
  const rest = { composite: undefined, evaluatedOn: day, origin: undefined, isPlaceholder: false }
  return { id, name, provider: 'P', scores, ...rest }
}

const sorted = (
  entries: readonly LeaderboardEntry[],
  field: (typeof SORT_FIELDS)[number],
  direction: 'ascending' | 'descending',
) => sortEntries(entries, { field, direction }).map(({ id }) => id)

describe('sorting entries', () => {
  const ENTRIES = [entry('half', 0.5), entry('none'), entry('zero', 0), entry('one', 1)]

  it('puts what lacks the value last in both directions, after a true zero', () => {
    expect(sorted(ENTRIES, 'bias', 'ascending')).toEqual(['zero', 'half', 'one', 'none'])
    expect(sorted(ENTRIES, 'bias', 'descending')).toEqual(['one', 'half', 'zero', 'none'])
  })

  it('orders names as a person looks them up', () => {
    const entries = [entry('a', 0, 'Model 13B'), entry('b', 0, 'model 7B'), entry('c', 0, 'Alpha')]
    expect(sorted(entries, 'name', 'ascending')).toEqual(['c', 'b', 'a'])
    expect(sorted(entries, 'name', 'descending')).toEqual(['a', 'b', 'c'])
  })

  it('leaves what is equal, or lacking alike, as it was', () => {
    const ties = [entry('b', 0.5), entry('x'), entry('a', 0.5), entry('w')]
    for (const direction of ['ascending', 'descending'] as const) {
      expect(sorted(ties, 'bias', direction)).toEqual(['b', 'a', 'x', 'w'])
    }
  })

  it('puts announced models last whatever rules', () => {
    for (const field of SORT_FIELDS) {
      for (const direction of ['ascending', 'descending'] as const) {
        const ids = sorted([...PLACEHOLDERS, ...ENTRIES], field, direction)
        expect(ids.slice(0, 4).some((id) => id.startsWith('placeholder-'))).toBe(false)
      }
    }
  })

  it('keeps the entries that it is given, none and one included', () => {
    const given = Object.freeze([...ENTRIES])
    expect(sortEntries(given, { field: 'bias', direction: 'ascending' })).toHaveLength(4)
    expect(given.map(({ id }) => id)).toEqual(['half', 'none', 'zero', 'one'])
    expect(sorted([], 'name', 'ascending')).toEqual([])
    expect(sorted([entry('a')], 'bias', 'descending')).toEqual(['a'])
  })
})
