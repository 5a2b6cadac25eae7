import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createMemorySource,
  type EvaluationSource,
  type PlannedModelsOptions,
} from './data/index.ts'
import { createLoadedSource, createSnapshot, createSnapshotSource } from './data/snapshot/index.ts'
import { createSupabaseSource } from './data/supabase/index.ts'
import { MAX_LENGTHS } from './domain/index.ts'
import { createStubClient } from './testing/createStubClient.ts'
import { PLANNED_MODELS } from './testing/plannedModels.ts'
import { SUITE_MODELS, SUITES } from './testing/suites.ts'

type Create = (options?: PlannedModelsOptions) => EvaluationSource | Promise<EvaluationSource>

const URL = 'https://lab.example/snapshot.json'
const ROWS = SUITES.map(({ id, title }) => ({ id, title, categories: [], model_count: 1 }))
const { client } = createStubClient(
  () => Response.json([], { headers: { 'content-range': '*/0' } }),
  ROWS,
)

const createMemory = (options?: PlannedModelsOptions) =>
  createMemorySource(SUITE_MODELS, SUITES, options)

function takeSnapshot(options?: PlannedModelsOptions) {
  const licence = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
  return createSnapshot(createMemory(options), { publishedOn: '2024-05-01', licence })
}

function serve(file: unknown): EvaluationSource {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
  return createSnapshotSource(URL)
}

const SOURCES: readonly (readonly [string, Create])[] = [
  ['the memory source', createMemory],
  ['the Supabase source', (options) => createSupabaseSource(client, options)],
  ['the snapshot source', async (options) => serve(await takeSnapshot(options))],
  [
    'the loaded source',
    async (options) =>
      createLoadedSource({ url: URL, loadedAt: Date.now(), file: await takeSnapshot(options) }),
  ],
]

afterEach(() => void vi.unstubAllGlobals())

describe.each(SOURCES)('the planned models of %s', (_, create) => {
  it('belong to its first suite only', async () => {
    const source = await create({ plannedModels: PLANNED_MODELS })
    const read = async (suite?: string) => (await source.listLeaderboard({ suite })).plannedModels
    expect(await read()).toEqual(PLANNED_MODELS)
    expect(await read('full')).toEqual(PLANNED_MODELS)
    expect(await read('one')).toBeUndefined()
  })

  it('are none unless it names some', async () => {
    const source = await create()
    expect('plannedModels' in (await source.listLeaderboard())).toBe(false)
  })
})

describe('the planned models of a snapshot', () => {
  it('are absent from the file when there are none', async () => {
    expect('plannedModels' in (await takeSnapshot())).toBe(false)
  })

  it('have the limits of other models, and invalid ones are counted', async () => {
    const [planned] = PLANNED_MODELS
    const source = serve({
      ...(await takeSnapshot()),
      plannedModels: [
        { ...planned, name: 'x'.repeat(MAX_LENGTHS.modelName + 1) },
        { ...planned, provider: ' ' },
        'gpt',
        planned,
      ],
    })
    const { plannedModels, invalidRows } = await source.listLeaderboard()
    expect(plannedModels).toEqual([planned])
    expect(invalidRows).toBe(3)
  })

  it('are no part of a file that does not list them', async () => {
    const source = serve({ ...(await takeSnapshot()), plannedModels: 'gpt' })
    await expect(source.listLeaderboard()).rejects.toThrow('check “plannedModels”')
  })
})
