import { expect, it } from 'vitest'
import { measuredScore, NO_SCORES, type RankRange } from '../../domain/index.ts'
import { en } from '../../locales/en.ts'
import { anEntry } from '../../testing/builders.ts'
import { createLeaderboardHandout } from './createHandouts.ts'

const anEntryWith = (ranks?: RankRange) => {
  const bias = measuredScore(0.9, 0, ranks && { ranks })
  return anEntry('a', { scores: { ...NO_SCORES, bias } })
}
const UNPLACED = anEntryWith()
const PLACED = anEntryWith({ best: 1, worst: 2, kind: 'known' })

it.each([
  ['no place is known', [UNPLACED], false],
  ['one place is known', [UNPLACED, PLACED], true],
  ['there is no row', [], true],
])('has a column of places or not when %s', (_, entries, hasPlaces) => {
  const { columns, rows } = createLeaderboardHandout(
    { fileName: '', title: '', about: '', suite: undefined, entries, main: 'bias', others: [] },
    { release: undefined, citation: '', labels: en },
  )
  expect(columns.some(({ name }) => name === en.share.columns.place)).toBe(hasPlaces)
  for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
})
