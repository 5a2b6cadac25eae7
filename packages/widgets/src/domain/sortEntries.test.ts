import { NO_SCORES } from './evaluation.ts'
import { describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { SORT_FIELDS } from './leaderboardView.ts'
import { anEntry } from '../testing/builders.ts'
import { PLANNED_MODELS } from '../testing/plannedModels.ts'
import { addPlaceholders } from './placeholder.ts'
import { measuredScore } from './score.ts'
import { sortEntries } from './sortEntries.ts'

function entry(id: string, bias?: number, name = id): LeaderboardEntry {
  const scores = bias === undefined ? NO_SCORES : { ...NO_SCORES, bias: measuredScore(bias, 1) }
  return anEntry(id, { name, scores })
}

const sorted = (
  entries: readonly LeaderboardEntry[],
  field: (typeof SORT_FIELDS)[number],
  direction: 'ascending' | 'descending',
) => sortEntries(entries, [{ field, direction }]).map(({ id }) => id)

describe('sorting entries', () => {
  const ENTRIES = [entry('half', 0.5), entry('none'), entry('zero', 0), entry('one', 1)]

  it('sorts missing values last in both directions, after a measured zero', () => {
    expect(sorted(ENTRIES, 'bias', 'ascending')).toEqual(['zero', 'half', 'one', 'none'])
    expect(sorted(ENTRIES, 'bias', 'descending')).toEqual(['one', 'half', 'zero', 'none'])
  })

  it('sorts names in natural order', () => {
    const entries = [entry('a', 0, 'Model 13B'), entry('b', 0, 'model 7B'), entry('c', 0, 'Alpha')]
    expect(sorted(entries, 'name', 'ascending')).toEqual(['c', 'b', 'a'])
    expect(sorted(entries, 'name', 'descending')).toEqual(['a', 'b', 'c'])
  })

  it('is stable for equal and for missing values', () => {
    const ties = [entry('b', 0.5), entry('x'), entry('a', 0.5), entry('w')]
    for (const direction of ['ascending', 'descending'] as const) {
      expect(sorted(ties, 'bias', direction)).toEqual(['b', 'a', 'x', 'w'])
    }
  })

  it('is stable for names that differ only in case or accents', () => {
    const names = ['beta', 'Alpha', 'alpha', 'BETA', 'Alpha', 'älpha', 'gamma']
    const entries = names.map((name, index) => entry(`${index}`, 0, name))
    expect(sorted(entries, 'name', 'ascending')).toEqual(['1', '2', '4', '5', '0', '3', '6'])
    expect(sorted(entries, 'name', 'descending')).toEqual(['6', '0', '3', '1', '2', '4', '5'])
  })

  it('uses the next key when values are equal or both missing', () => {
    const ties = [entry('b', 0.5), entry('a', 0.5), entry('d'), entry('c'), entry('e', 0.9)]
    const keys = [
      { field: 'bias', direction: 'descending' },
      { field: 'name', direction: 'ascending' },
    ] as const
    expect(sortEntries(ties, keys).map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c', 'd'])
  })

  it('sorts placeholders last by every key', () => {
    for (const field of SORT_FIELDS) {
      for (const direction of ['ascending', 'descending'] as const) {
        const ids = sorted([...addPlaceholders([], PLANNED_MODELS), ...ENTRIES], field, direction)
        expect(ids.slice(0, 4).some((id) => id.startsWith('placeholder-'))).toBe(false)
      }
    }
  })

  it('sorts placeholders among themselves, even when evaluated models have equal values', () => {
    const announced = (id: string, bias?: number, name?: string): LeaderboardEntry => ({
      ...entry(id, bias, name),
      isPlaceholder: true,
    })
    const entries = [
      announced('P', 0.5, 'b'),
      entry('x'),
      announced('Q', 0.9, 'A'),
      entry('y', 0.5, 'B'),
      entry('z', 0.5, 'a'),
      announced('R'),
    ]
    expect(sorted(entries, 'bias', 'descending')).toEqual(['y', 'z', 'x', 'Q', 'P', 'R'])
    expect(sorted(entries, 'bias', 'ascending')).toEqual(['y', 'z', 'x', 'P', 'Q', 'R'])
    expect(sorted(entries, 'name', 'ascending')).toEqual(['z', 'y', 'x', 'Q', 'P', 'R'])
    expect(sorted(entries, 'name', 'descending')).toEqual(['x', 'y', 'z', 'R', 'P', 'Q'])
  })

  it('does not mutate its input, and accepts empty and single lists', () => {
    const given = Object.freeze([...ENTRIES])
    expect(sortEntries(given, [{ field: 'bias', direction: 'ascending' }])).toHaveLength(4)
    expect(given.map(({ id }) => id)).toEqual(['half', 'none', 'zero', 'one'])
    expect(sorted([], 'name', 'ascending')).toEqual([])
    expect(sorted([entry('a')], 'bias', 'descending')).toEqual(['a'])
  })
})
