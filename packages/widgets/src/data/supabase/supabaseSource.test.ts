import { afterAll, beforeAll } from 'vitest'
import {
  startEmbeddedBackend,
  type EmbeddedBackend,
} from '../../../../../supabase/embeddedBackend.ts'
import { storeSql } from '../../testing/storeSql.ts'
import { describeSource } from '../sourceContract.ts'
import { createSupabaseSource } from './supabaseSource.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startEmbeddedBackend()
}, 120_000)

afterAll(() => backend.close())

describeSource('the Supabase source over the real schema', async (models) => {
  await backend.asOwner(`truncate public.models cascade; ${storeSql(models)}`)
  return createSupabaseSource(backend.client)
})
