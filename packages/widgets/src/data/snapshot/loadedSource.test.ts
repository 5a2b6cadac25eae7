import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { createMemorySource, type StoredModel } from '../memory/index.ts'
import { describeSource } from '../../testing/sourceContract.ts'
import {
  createLoadedSource,
  loadSnapshot,
  releaseFiles,
  takeSnapshot,
  type LoadedSnapshot,
} from './index.ts'

const FOLDER = 'https://lab.example/snapshots'
const MINUTE = 60_000

/** A host of the files of releases, which can be replaced, and what it is asked for. */
class Host {
  readonly asked: string[] = []
  #files: Readonly<Record<string, string>> = {}

  readonly fetch: typeof fetch = (input, init) => {
    const name = (input as string).slice(FOLDER.length + 1)
    this.asked.push(name)
    init?.signal?.throwIfAborted()
    const text = this.#files[name]
    return Promise.resolve(
      new Response(text ?? 'Not here', { status: text === undefined ? 404 : 200 }),
    )
  }

  /** @returns the name of the pinned file */
  async publish(models: readonly StoredModel[], publishedOn = '2024-05-01'): Promise<string> {
    const licence = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
    const snapshot = await takeSnapshot(createMemorySource(models), { publishedOn, licence })
    const files = await releaseFiles(snapshot)
    this.#files = {
      ...this.#files,
      ...Object.fromEntries(files.map(({ name, text }) => [name, text])),
    }
    return files[0]?.name ?? ''
  }

  spoil(name: string, from: string, to: string): void {
    this.#files = { ...this.#files, [name]: (this.#files[name] ?? '').replace(from, to) }
  }

  remove(): void {
    this.#files = {}
  }

  readonly load = (name = 'snapshot.json') =>
    loadSnapshot(`${FOLDER}/${name}`, { fetch: this.fetch })
}

let host = new Host()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2024-06-01T12:00:00Z') })
  host = new Host()
})
afterEach(() => void vi.useRealTimers())

const sourceOver = (snapshot: LoadedSnapshot, freshMs?: number) =>
  createLoadedSource(snapshot, {
    fetch: host.fetch,
    ...(freshMs !== undefined && { freshMs }),
  })
const namesAtHand = (source: ReturnType<typeof sourceOver>) =>
  source.listLeaderboard.atHand?.().items.map(({ name }) => name)

describeSource('a loaded source', async (models) => {
  await host.publish(models)
  return sourceOver(await host.load())
})

describeSource('a loaded source with old figures', async (models) => {
  await host.publish([])
  const empty = await host.load()
  await host.publish(models)
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  return sourceOver(empty)
})

describe('a loaded snapshot', () => {
  it('is the same after it was sent to a browser as JSON', async () => {
    await host.publish([aModel('a'), aModel('b', { evaluations: [] })])
    const loaded = await host.load()
    const sent = JSON.parse(JSON.stringify(loaded)) as LoadedSnapshot
    expect(sent).toEqual(loaded)
    expect(sourceOver(sent).listLeaderboard.atHand?.()).toEqual(
      sourceOver(loaded).listLeaderboard.atHand?.(),
    )
  })

  it('says its address and when it was loaded', async () => {
    await host.publish([])
    expect(await host.load()).toMatchObject({
      url: `${FOLDER}/snapshot.json`,
      loadedAt: Date.parse('2024-06-01T12:00:00Z'),
    })
  })

  it('holds what the file says of itself, and nothing that only the file knows', async () => {
    await host.publish([])
    host.spoil('snapshot.json', '"format"', '"secret":1,"format"')
    expect(Object.keys((await host.load()).file)).not.toContain('secret')
  })

  it('is refused with its reason when the file is no snapshot or not there', async () => {
    await host.publish([])
    host.spoil('snapshot.json', '"version":1', '"version":2')
    await expect(host.load()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(host.load('nowhere.json')).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })

  it('is called off by its signal', async () => {
    const signal = AbortSignal.abort()
    await expect(loadSnapshot(`${FOLDER}/snapshot.json`, { signal })).rejects.toThrow(/abort/i)
  })

  it('of the latest release asks for nothing but the file', async () => {
    await host.publish([])
    await host.load()
    expect(host.asked).toEqual(['snapshot.json'])
  })

  it('of a pinned release knows of a later one', async () => {
    const pinned = await host.publish([])
    expect(await host.load(pinned)).not.toHaveProperty('newerOn')
    await host.publish([aModel('a')], '2024-05-30')
    expect(await host.load(pinned)).toHaveProperty('newerOn', '2024-05-30')
  })
})

describe('a source over a loaded snapshot', () => {
  it('has the answer to every question at hand, the same as when it is waited for', async () => {
    await host.publish([aModel('a'), aModel('b', { evaluations: [] })])
    const source = sourceOver(await host.load())
    expect(source.listLeaderboard.atHand?.()).toEqual(await source.listLeaderboard())
    expect(source.listModels.atHand?.()).toEqual(await source.listModels())
    for (const id of ['a', 'b', 'unknown']) {
      expect(source.getModel.atHand?.(id)).toEqual(await source.getModel(id))
      expect(source.getComparedModel.atHand?.(id)).toEqual(await source.getComparedModel(id))
    }
    expect(source.getRelease?.atHand?.()).toEqual(await source.getRelease?.())
    expect(source.getRelease?.atHand?.().publishedOn).toBe('2024-05-01')
    expect(host.asked).toEqual(['snapshot.json'])
  })

  it('counts a row that cannot be read, and refuses to answer for it', async () => {
    await host.publish([aModel('a'), aModel('b')])
    host.spoil('snapshot.json', '"Model b"', '7')
    const source = sourceOver(await host.load())
    expect(source.listLeaderboard.atHand?.()).toMatchObject({ items: [{ id: 'a' }], unreadable: 1 })
    expect(() => source.getModel.atHand?.('b')).toThrow('cannot be read')
    await expect(source.getModel('b')).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('reads the file once for all questions after five minutes, and has the new figures at hand', async () => {
    await host.publish([aModel('a')])
    const source = sourceOver(await host.load())
    await host.publish([aModel('b')], '2024-06-01')
    vi.setSystemTime(Date.now() + 5 * MINUTE - 1)
    await source.listLeaderboard()
    expect(namesAtHand(source)).toEqual(['Model a'])
    expect(host.asked).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await Promise.all([source.listLeaderboard(), source.listModels(), source.getRelease?.()])
    expect(namesAtHand(source)).toEqual(['Model b'])
    expect(source.getRelease?.atHand?.().publishedOn).toBe('2024-06-01')
    expect(source.loadedAt).toBe(Date.now())
    expect(host.asked).toHaveLength(2)
  })

  it('keeps its figures at hand when a later read fails', async () => {
    await host.publish([aModel('a')])
    const source = sourceOver(await host.load(), 0)
    host.remove()
    await expect(source.listLeaderboard()).rejects.toMatchObject({ kind: 'refused', status: 404 })
    expect(namesAtHand(source)).toEqual(['Model a'])
  })

  it('never reads a pinned file again, but asks whether there is a later release', async () => {
    const pinned = await host.publish([aModel('a')])
    const source = sourceOver(await host.load(pinned))
    await host.publish([], '2024-06-01')
    host.asked.length = 0
    vi.setSystemTime(Date.now() + 5 * MINUTE)
    expect((await source.listLeaderboard()).items).toHaveLength(1)
    expect(await source.getRelease?.()).toMatchObject({ isPinned: true, newerOn: '2024-06-01' })
    expect(host.asked).toEqual(['latest.json'])
  })

  it('does not forget a later release when it cannot ask again', async () => {
    const pinned = await host.publish([])
    await host.publish([aModel('a')], '2024-06-01')
    const source = sourceOver(await host.load(pinned), 0)
    host.remove()
    expect(await source.getRelease?.()).toMatchObject({ newerOn: '2024-06-01' })
  })
})
