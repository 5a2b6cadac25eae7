import { describe, expect, it } from 'vitest'
import type { RankedEstimate } from './distinctScores.ts'
import { findTieGroupStarts } from './tieGroups.ts'

/** Every place has a score, and all margins are equal. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const scoreAt = (place: number): RankedEstimate => {
  const raw = 1 - place / 10
  return { raw, interval: { lower: raw - 0.01, upper: raw + 0.01, kind: 'known' } }
}

/** Parses rows such as `1:1-2` (place 1, ranks 1 to 2), `3:?` (unknown error) and `-` (no score). */
function starts(text: string): number[] {
  const rows = text.split(' ').map((word): RankedEstimate | undefined => {
    const [place, range = ''] = word.split(':')
    if (word === '-') return undefined
    const [best, worst] = range.split('-').map(Number)
    const ranks =
      worst === undefined ? undefined : { best: best ?? 0, worst, kind: 'known' as const }
    return { ...scoreAt(Number(place)), ranks }
  })
  const places = new Set(text.split(' ').map((word) => Number(word.split(':')[0])))
  const hidden = PLACES.filter((place) => !places.has(place)).map(scoreAt)
  const all = [...rows.filter((row) => row !== undefined), ...hidden]
  return findTieGroupStarts(rows, all).flatMap((isStart, index) => (isStart ? [index] : []))
}

describe('the groups of a ranking', () => {
  it.each([
    ['one row', '1:1-1', []],
    ['rows that are all level', '1:1-3 2:1-3 3:1-3', []],
    ['rows that all differ', '1:1-1 2:2-2 3:3-3', [1, 2]],
    ['ranges that overlap, each group measured from its first row', '1:1-2 2:1-3 3:2-4 4:3-4', [2]],
    ['equal scores', '1:1-2 1:1-2 3:3-3', [2]],
    ['a filter that leaves rows out', '2:1-3 7:6-8 8:6-9', [1]],
    ['an unknown error at the top, which starts no group', '1:? 2:2-2 3:3-3', [2]],
    ['an unknown error within', '1:1-1 2:? 3:3-3 4:4-4', [1, 3]],
    ['a rising order', '4:4-4 3:2-3 2:2-3 1:1-1', [1, 3]],
    ['rows without a score', '1:1-1 2:2-2 - -', [1, 2]],
    ['no score at all', '- -', []],
  ])('are right for %s', (_, rows, groups) => {
    expect(starts(rows)).toEqual(groups)
  })
})
