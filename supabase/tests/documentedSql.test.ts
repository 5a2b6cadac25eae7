import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { INBOXES, openDatabase } from './openDatabase.ts'
import { insertSql } from './submissionRows.ts'

/** The SQL of “Deploying”, in its order. */
async function readBlocks(): Promise<readonly string[]> {
  const page = await readFile(new URL('../../docs/deploying.md', import.meta.url), 'utf8')
  return [...page.matchAll(/^```sql\n([^]*?)^```$/gm)].map(([, sql = '']) => sql)
}

it('the documented SQL finds, marks and deletes what came in', async () => {
  const database = await openDatabase()
  const [list = '', mark = '', remove = '', checks = ''] = await readBlocks()
  for (const table of INBOXES) {
    await database.exec(`alter table public.${table} alter column id restart with 12`)
    await database.exec(insertSql(table))
  }
  const read = async (sql: string) => (await database.exec(sql)).map(({ rows }) => rows)
  expect(await read(list)).toMatchObject([[{ id: 12 }], [{ id: 12 }], [{ id: 12 }]])
  expect(await read(mark)).toMatchObject([[{ id: 12 }], [{ id: 12 }]])
  expect((await read(list)).map(({ length }) => length)).toEqual([0, 0, 1])
  await database.exec(remove)
  const left = INBOXES.map((table) => `select * from public.${table};`).join('')
  expect((await read(left)).map(({ length }) => length)).toEqual([0, 0, 0])
  expect(await read(checks)).toHaveLength(1)
  await database.close()
})
