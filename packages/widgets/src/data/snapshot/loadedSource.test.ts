import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { createMemorySource } from '../memorySource.ts'
import type { StoredModel, StoredSuite } from '../storedModel.ts'
import { describeSource } from '../../testing/sourceContract.ts'
import {
  createLoadedSource,
  createSnapshot,
  loadSnapshot,
  releaseFiles,
  type LoadedSnapshot,
} from './index.ts'

const FOLDER = 'https://lab.example/snapshots'
const MINUTE = 60_000

/** A host of release files, which records the requests. */
class Host {
  readonly requests: string[] = []
  #files: Readonly<Record<string, string>> = {}

  readonly fetch: typeof fetch = (input, init) => {
    const name = (input as string).slice(FOLDER.length + 1)
    this.requests.push(name)
    init?.signal?.throwIfAborted()
    const text = this.#files[name]
    return Promise.resolve(
      new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 }),
    )
  }

  /** Publishes a release and returns the name of its pinned file. */
  async publish(
    models: readonly StoredModel[],
    publishedOn = '2024-05-01',
    suites: readonly StoredSuite[] = [],
  ): Promise<string> {
    const licence = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
    const snapshot = await createSnapshot(createMemorySource(models, suites), {
      publishedOn,
      licence,
    })
    const files = await releaseFiles(snapshot)
    this.#files = {
      ...this.#files,
      ...Object.fromEntries(files.map(({ name, text }) => [name, text])),
    }
    return files[0]?.name ?? ''
  }

  replace(name: string, from: string, to: string): void {
    this.#files = { ...this.#files, [name]: (this.#files[name] ?? '').replace(from, to) }
  }

  removeAll(): void {
    this.#files = {}
  }

  readonly load = (name = 'snapshot.json') =>
    loadSnapshot(`${FOLDER}/${name}`, { fetch: this.fetch })
}

let host = new Host()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') })
  host = new Host()
})
afterEach(() => void vi.useRealTimers())

const sourceOver = (snapshot: LoadedSnapshot, staleTimeMs?: number) =>
  createLoadedSource(snapshot, {
    fetch: host.fetch,
    ...(staleTimeMs !== undefined && { staleTimeMs }),
  })
const initialNames = (source: ReturnType<typeof sourceOver>) =>
  source.initial?.listLeaderboard?.()?.items.map(({ name }) => name)

describeSource('a loaded source', async (models, suites) => {
  await host.publish(models, undefined, suites)
  return sourceOver(await host.load())
})

describeSource('a loaded source with stale figures', async (models, suites) => {
  await host.publish([])
  const empty = await host.load()
  await host.publish(models, undefined, suites)
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  return sourceOver(empty)
})

describe('a loaded snapshot', () => {
  it('survives a round trip through JSON', async () => {
    await host.publish([aModel('a'), aModel('b', { evaluations: [] })])
    const loaded = await host.load()
    const sent = JSON.parse(JSON.stringify(loaded)) as LoadedSnapshot
    expect(sent).toEqual(loaded)
    expect(sourceOver(sent).initial?.listLeaderboard?.()).toEqual(
      sourceOver(loaded).initial?.listLeaderboard?.(),
    )
  })

  it('has the models of a snapshot that another window parsed', async () => {
    await host.publish([aModel('a')])
    const text = JSON.stringify(await host.load())
    const parsed = runInNewContext('JSON.parse(text)', { text }) as LoadedSnapshot
    expect(await sourceOver(parsed).getModel('a')).toMatchObject({ id: 'a' })
  })

  it('has its address and the time of loading', async () => {
    await host.publish([])
    expect(await host.load()).toMatchObject({
      url: `${FOLDER}/snapshot.json`,
      loadedAt: Date.parse('2026-06-01T12:00:00Z'),
    })
  })

  it('omits unknown keys of the file', async () => {
    await host.publish([])
    host.replace('snapshot.json', '"format"', '"secret":1,"format"')
    expect(Object.keys((await host.load()).file)).not.toContain('secret')
  })

  it('rejects when the file is not a snapshot or does not exist', async () => {
    await host.publish([])
    host.replace('snapshot.json', '"version":3', '"version":4')
    await expect(host.load()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(host.load('nowhere.json')).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })

  it('rejects when its signal is aborted', async () => {
    const signal = AbortSignal.abort()
    await expect(loadSnapshot(`${FOLDER}/snapshot.json`, { signal })).rejects.toThrow(/abort/i)
  })

  it('loads only the file for the latest release', async () => {
    await host.publish([])
    await host.load()
    expect(host.requests).toEqual(['snapshot.json'])
  })

  it('has the date of a newer release for a pinned one', async () => {
    const pinned = await host.publish([])
    expect(await host.load(pinned)).not.toHaveProperty('newerOn')
    await host.publish([aModel('a')], '2024-05-30')
    expect(await host.load(pinned)).toHaveProperty('newerOn', '2024-05-30')
  })
})

describe('a source over a loaded snapshot', () => {
  it('has initial data for every method, equal to what the method resolves with', async () => {
    await host.publish([aModel('a'), aModel('b', { evaluations: [] })])
    const source = sourceOver(await host.load())
    expect(source.initial?.listLeaderboard?.()).toEqual(await source.listLeaderboard())
    expect(source.initial?.listModels?.()).toEqual(await source.listModels())
    for (const id of ['a', 'b', 'unknown']) {
      expect(source.initial?.getModel?.(id)).toEqual((await source.getModel(id)) ?? null)
      expect(source.initial?.getComparedModel?.(id)).toEqual(
        (await source.getComparedModel(id)) ?? null,
      )
    }
    expect(source.initial?.getRelease?.()).toEqual(await source.getRelease?.())
    expect(source.initial?.getRelease?.()?.publishedOn).toBe('2024-05-01')
    expect(host.requests).toEqual(['snapshot.json'])
  })

  it('counts an invalid row, and rejects a read of its model', async () => {
    await host.publish([aModel('a'), aModel('b')])
    host.replace('snapshot.json', '"Model b"', '7')
    const source = sourceOver(await host.load())
    expect(source.initial?.listLeaderboard?.()).toMatchObject({
      items: [{ id: 'a' }],
      invalidRows: 1,
    })
    expect(() => source.initial?.getModel?.('b')).toThrow('an invalid row')
    await expect(source.getModel('b')).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('reloads the file once for all methods after five minutes, and updates the initial data', async () => {
    await host.publish([aModel('a')])
    const source = sourceOver(await host.load())
    await host.publish([aModel('b')], '2024-06-01')
    vi.setSystemTime(Date.now() + 5 * MINUTE - 1)
    await source.listLeaderboard()
    expect(initialNames(source)).toEqual(['Model a'])
    expect(host.requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await Promise.all([source.listLeaderboard(), source.listModels(), source.getRelease?.()])
    expect(initialNames(source)).toEqual(['Model b'])
    expect(source.initial?.getRelease?.()?.publishedOn).toBe('2024-06-01')
    expect(source.loadedAt).toBe(Date.now())
    expect(host.requests).toHaveLength(2)
  })

  it('keeps its initial data when a reload fails', async () => {
    await host.publish([aModel('a')])
    const source = sourceOver(await host.load(), 0)
    host.removeAll()
    await expect(source.listLeaderboard()).rejects.toMatchObject({ kind: 'refused', status: 404 })
    expect(initialNames(source)).toEqual(['Model a'])
  })

  it('checks for a newer release instead of reloading a pinned file', async () => {
    const pinned = await host.publish([aModel('a')])
    const source = sourceOver(await host.load(pinned))
    await host.publish([], '2024-06-01')
    host.requests.length = 0
    vi.setSystemTime(Date.now() + 5 * MINUTE)
    expect((await source.listLeaderboard()).items).toHaveLength(1)
    expect(await source.getRelease?.()).toMatchObject({ isPinned: true, newerOn: '2024-06-01' })
    expect(host.requests).toEqual(['latest.json'])
  })

  it('has no newer release when the latest is an older one, or this one again', async () => {
    const first = await host.publish([aModel('a')], '2024-06-01')
    const second = await host.publish([], '2024-07-01')
    const [older, newer] = [
      sourceOver(await host.load(first), 0),
      sourceOver(await host.load(second), 0),
    ]
    await host.publish([aModel('a')], '2024-06-01')
    expect(await older.getRelease?.()).toMatchObject({ newerOn: undefined })
    expect(await newer.getRelease?.()).toMatchObject({ newerOn: undefined })
  })

  it('keeps a known newer release when the check fails', async () => {
    const pinned = await host.publish([])
    await host.publish([aModel('a')], '2024-06-01')
    const source = sourceOver(await host.load(pinned), 0)
    host.removeAll()
    expect(await source.getRelease?.()).toMatchObject({ newerOn: '2024-06-01' })
  })
})
