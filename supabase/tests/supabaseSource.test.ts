import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { describeSource } from '@transparency-lab/widgets/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../embeddedBackend.ts'
import { publicClient } from '../publicClient.ts'
import { storeSql } from './storeSql.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startEmbeddedBackend()
})

afterAll(() => backend.close())

describeSource('the Supabase source over the real schema', async (models, suites) => {
  await backend.runAsOwner(`
    truncate public.models cascade;
    delete from public.suites where id <> 'unnamed';
    ${storeSql(models, suites)}`)
  return createSupabaseSource(backend.client)
})

describe('a list that changes between two pages', () => {
  const MODELS = 1_500

  beforeEach(() =>
    backend.runAsOwner(`
      truncate public.models cascade;
      insert into public.models (id, name, provider)
      select 'model-' || n, 'Model ' || n, 'Acme' from generate_series(1, ${MODELS}) as n;`),
  )

  /** Lists all ids, and runs a change between the first page and the second. */
  async function idsWhile(change: string): Promise<string[]> {
    let pages = 0
    const client = await publicClient(backend.key, async (request) => {
      const isPage = new URL(request.url).pathname.endsWith('/models')
      if (isPage && pages++ === 1) await backend.runAsOwner(change)
      return backend.handleRequest(request)
    })
    const { items } = await createSupabaseSource(client).listModels()
    expect(pages).toBe(2)
    return items.map(({ id }) => id).sort()
  }
  const stored = async () => {
    const { items } = await createSupabaseSource(backend.client).listModels()
    return items.map(({ id }) => id).sort()
  }
  const insert = (id: string) =>
    `insert into public.models (id, name, provider) values ('${id}', 'New', 'Acme')`

  it('has each row once when one is inserted into the first page', async () => {
    const before = await stored()
    expect(before).toHaveLength(MODELS)
    expect(await idsWhile(insert('a-first'))).toEqual(before)
  })

  it('has a row that is inserted after the first page', async () => {
    const ids = await idsWhile(insert('z-last'))
    expect(ids).toContain('z-last')
    expect(ids).toEqual(await stored())
  })

  it('loses no other row when a row of the first page is deleted', async () => {
    const before = await stored()
    expect(await idsWhile(`delete from public.models where id = '${before[0]}'`)).toEqual(before)
  })
})
