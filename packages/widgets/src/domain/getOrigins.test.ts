import type { EvaluationOrigin } from './evaluation.ts'
import { expect, it } from 'vitest'
import { anEntry } from '../testing/builders.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { getOrigins } from './getOrigins.ts'

const PAPER = { title: 'A paper', url: 'https://paper.example/' }
const BOARD = { title: 'A board', url: 'https://board.example/' }

it.each([
  ['nothing without entries', [], []],
  ['nothing when no entry has a source', [undefined, undefined], []],
  ['the only source', [PAPER], [PAPER]],
  [
    'each source once, in the order of the entries',
    [BOARD, PAPER, undefined, BOARD],
    [BOARD, PAPER],
  ],
])('returns %s', (_, origins, expected) => {
  expect(getOrigins(origins.map(entryFrom))).toEqual(expected)
})

it('merges sources with the same address and keeps the first title', () => {
  const renamed = { ...PAPER, title: 'Another title' }
  expect(getOrigins([PAPER, renamed].map(entryFrom))).toEqual([PAPER])
})

it('keeps sources with the same title and different addresses', () => {
  const moved = { ...PAPER, url: 'https://paper.example/second' }
  expect(getOrigins([PAPER, moved].map(entryFrom))).toEqual([PAPER, moved])
})

it('merges sources without an address by their title', () => {
  const [paper, board] = [PAPER, BOARD].map((origin) => ({ ...origin, url: undefined }))
  expect(getOrigins([paper, board, paper].map(entryFrom))).toEqual([paper, board])
})

it('returns one source of 400 entries once', () => {
  expect(getOrigins(Array.from({ length: 400 }, () => entryFrom(PAPER)))).toEqual([PAPER])
})

function entryFrom(origin: EvaluationOrigin | undefined): LeaderboardEntry {
  return anEntry('alpha', { origin })
}
