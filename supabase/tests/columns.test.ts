import type { PGlite } from '@electric-sql/pglite'
import {
  DETAILED_SUITE,
  INCOMPLETE_MODEL,
  MODELS,
  SUITE_MODELS,
  SUITES,
  TOLD_MODELS,
  TOLD_SUITE,
} from '@transparency-lab/widgets/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, TABLES } from './openDatabase.ts'
import { storeSql } from './storeSql.ts'
import { VALID } from './validRows.ts'

/** The models and suites of the tests of sources. */
const CONTRACT = [
  storeSql(MODELS),
  storeSql(SUITE_MODELS, SUITES),
  storeSql(TOLD_MODELS, [TOLD_SUITE]),
  storeSql([INCOMPLETE_MODEL], [DETAILED_SUITE]),
]

/** The columns that no widget reads. */
const UNREAD = ['suites.relationship']

let database: PGlite
const filled = new Set(UNREAD)
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
  for (const sql of CONTRACT) {
    await database.exec(`begin; truncate public.models cascade; ${sql}`)
    for (const table of TABLES) {
      const { rows } = await database.query<{ key: string }>(
        `select distinct key from public.${table} as t, jsonb_each(to_jsonb(t)) where value <> 'null'`,
      )
      for (const { key } of rows) filled.add(`${table}.${key}`)
    }
    await database.exec('rollback')
  }
})
afterAll(() => database.close())

describe.each(TABLES)('each column of the table %s', (table) => {
  const listColumns = async () => {
    const { rows } = await database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = '${table}'`,
    )
    return rows.map(({ name }) => name).sort()
  }

  it('is in the row of validRows.ts, which the tests of the schema change', async () => {
    expect(Object.keys(VALID[table]).sort()).toEqual(await listColumns())
  })

  it('has a value in a model of the tests of sources, which storeSql.ts writes', async () => {
    const columns = await listColumns()
    expect(columns.filter((column) => !filled.has(`${table}.${column}`))).toEqual([])
  })
})
