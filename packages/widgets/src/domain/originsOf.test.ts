import { expect, it } from 'vitest'
import { NO_SCORES, type EvaluationOrigin, type LeaderboardEntry } from './leaderboardEntry.ts'
import { originsOf } from './originsOf.ts'

const PAPER = { title: 'A paper', url: 'https://paper.example/' }
const BOARD = { title: 'A board', url: 'https://board.example/' }

it.each([
  ['none without entries', [], []],
  ['none when no entry names a source', [undefined, undefined], []],
  ['the one that an entry names', [PAPER], [PAPER]],
  ['each once, in the order of the entries', [BOARD, PAPER, undefined, BOARD], [BOARD, PAPER]],
])('the sources are %s', (_, origins, expected) => {
  expect(originsOf(origins.map(entryFrom))).toEqual(expected)
})

it('holds two titles of one address for one source, named as it was first', () => {
  const renamed = { ...PAPER, title: 'Another title' }
  expect(originsOf([PAPER, renamed].map(entryFrom))).toEqual([PAPER])
})

it('tells two addresses of one title apart', () => {
  const moved = { ...PAPER, url: 'https://paper.example/second' }
  expect(originsOf([PAPER, moved].map(entryFrom))).toEqual([PAPER, moved])
})

it('finds one source among four hundred entries', () => {
  expect(originsOf(Array.from({ length: 400 }, () => entryFrom(PAPER)))).toEqual([PAPER])
})

function entryFrom(origin: EvaluationOrigin | undefined): LeaderboardEntry {
  return {
    id: 'alpha',
    name: 'Alpha',
    provider: 'Labs',
    scores: NO_SCORES,
    composite: undefined,
    evaluatedOn: '2024-01-15',
    origin,
    isPlaceholder: false,
  }
}
