import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { findDropped } from './findDropped.ts'
import { seedSql } from './seedSql.ts'

const seed = path.join(temporaryFolder(), 'seed.sql')
const ROWS = {
  ...{ suites: [], models: [], evaluations: [] },
  ...{ evaluation_scores: [], evaluation_categories: [], evaluation_notes: [] },
}

it.each(['data/a.json', 'data/a.jsonc', 'data/v2.0.jsonc', 'a suite.txt'])(
  'a seed knows that it is from %s',
  async (file) => {
    const origin = { sourceTitle: 'Board: 2.x: all', sourceUrl: 'https://example.org/x.json' }
    const other = { ...origin, file: 'data/other.json' }
    writeFileSync(seed, seedSql(ROWS, [{ ...origin, file }, other]))
    expect(await findDropped(seed, [other.file])).toEqual([file])
    expect(await findDropped(seed, [other.file, file])).toEqual([])
  },
)

it('without a seed, no file is dropped', async () => {
  expect(await findDropped(`${seed}.absent`, [])).toEqual([])
})
