import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromModelRow } from '../data/rows/index.ts'
import { createSupabaseSource } from '../data/supabase/index.ts'
import { SUITE_ROW, validRow } from './arbitraryRows.ts'
import { createStubClient } from './createStubClient.ts'

/** The selection of every column of an evaluation, of which the source reads some. */
const ALL_COLUMNS = 'evaluations.*'

it('a valid row has the columns that a request for a model selects and the source reads', async () => {
  const { client, requests } = createStubClient(() => Response.json([]), [SUITE_ROW])
  await createSupabaseSource(client).getModel('a')
  const selected = new URL(requests[0]?.url ?? '').searchParams.get('select') ?? ''
  const columns = new Set(fc.sample(validRow, { seed: 1, numRuns: 50 }).flatMap(listPaths))
  const paths = new Set(
    parsePaths(selected).flatMap((path) => (path === ALL_COLUMNS ? listReadColumns() : [path])),
  )
  expect([...columns].sort()).toEqual([...paths].sort())
})

/** Lists the columns of an evaluation that the source reads, without the tables in it. */
function listReadColumns(): string[] {
  const read = new Set<string>()
  const evaluation = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, key) {
        read.add(String(key))
        return undefined
      },
    },
  )
  fromModelRow({ evaluations: [evaluation] })
  const tables = ['evaluation_scores', 'evaluation_categories', 'evaluation_notes']
  return [...read].filter((key) => !tables.includes(key)).map((key) => `evaluations.${key}`)
}

/** Lists the keys of a row and of the rows in it, with their path. */
function listPaths(row: object): string[] {
  return Object.entries(row).flatMap(([key, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.flatMap((part: object) => listPaths(part).map((path) => `${key}.${path}`))
      : [key],
  )
}

/** Lists the columns of a selection such as `id,evaluations:latest(date)` in the same way. */
function parsePaths(selection: string): string[] {
  const open: string[] = []
  const paths: string[] = []
  for (const [, name = '', sign] of selection.matchAll(/([\w:*]*)([(),]|$)/g)) {
    const [key = ''] = name.split(':')
    if (sign === '(') open.push(key)
    else if (key !== '') paths.push([...open, key].join('.'))
    if (sign === ')') open.pop()
  }
  return paths
}
