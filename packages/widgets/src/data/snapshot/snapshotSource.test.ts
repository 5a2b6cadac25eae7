import { afterEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { createMemorySource, type StoredModel } from '../memory/index.ts'
import { describeSource } from '../../testing/sourceContract.ts'
import { createSnapshotSource, releaseFiles, takeSnapshot } from './index.ts'

const FACTS = {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
}
const FOLDER = 'https://lab.example/snapshots'

/** A host of files; what it is asked for is written down. */
function hostOf(files: Readonly<Record<string, string | (() => Response)>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: { signal?: AbortSignal } = {}) => {
    asked.push(url)
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    const file = files[url.slice(FOLDER.length + 1)]
    if (typeof file === 'function') return Promise.resolve(file())
    return Promise.resolve(
      file === undefined ? new Response('Not here', { status: 404 }) : new Response(file),
    )
  })
  return asked
}

async function release(models: readonly StoredModel[], publishedOn = FACTS.publishedOn) {
  const files = await releaseFiles(
    await takeSnapshot(createMemorySource(models), { ...FACTS, publishedOn }),
  )
  return {
    files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
    pinned: files[0]?.name ?? '',
  }
}

const sourceAt = (name: string) => createSnapshotSource(`${FOLDER}/${name}`)

afterEach(() => vi.unstubAllGlobals())

describeSource('the snapshot source', async (models) => {
  hostOf((await release(models)).files)
  return sourceAt('snapshot.json')
})

describe('a snapshot', () => {
  it('is read once for all questions that come together', async () => {
    const asked = hostOf((await release([aModel('a')])).files)
    const source = sourceAt('snapshot.json')
    await Promise.all([source.listLeaderboard(), source.listModels(), source.getModel('a')])
    expect(asked).toEqual([`${FOLDER}/snapshot.json`])
  })

  it('is read again once it is no longer fresh, unless it is pinned', async () => {
    vi.useFakeTimers()
    const { files, pinned } = await release([aModel('a')])
    const asked = hostOf(files)
    for (const source of [sourceAt('snapshot.json'), sourceAt(pinned)]) {
      await source.listModels()
      vi.setSystemTime(Date.now() + 60_000)
      await source.listModels()
    }
    vi.useRealTimers()
    expect(asked.map((url) => url.slice(FOLDER.length + 1))).toEqual([
      'snapshot.json',
      'snapshot.json',
      pinned,
    ])
  })

  it('is asked for again after a read that failed', async () => {
    const { files } = await release([aModel('a')])
    hostOf({})
    const source = sourceAt('snapshot.json')
    await expect(source.listModels()).rejects.toMatchObject({ kind: 'refused', status: 404 })
    hostOf(files)
    expect((await source.listModels()).items).toHaveLength(1)
  })

  it('that one reader no longer waits for still comes for the other', async () => {
    hostOf((await release([aModel('a')])).files)
    const source = sourceAt('snapshot.json')
    const controller = new AbortController()
    const left = source.listModels({ signal: controller.signal })
    const stayed = source.listModels()
    controller.abort()
    await expect(left).rejects.toThrow(/abort/i)
    expect((await stayed).items).toHaveLength(1)
  })

  it('that nobody waits for is called off', async () => {
    let given: AbortSignal | undefined
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      given = signal
      return new Promise((__, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    })
    const controller = new AbortController()
    const read = sourceAt('snapshot.json').listModels({ signal: controller.signal })
    controller.abort()
    await expect(read).rejects.toThrow(/abort/i)
    expect(given?.aborted).toBe(true)
  })

  it('leaves out a row that cannot be read, counts it, and shows the others', async () => {
    const { files } = await release([aModel('a'), aModel('b')])
    const broken = (files['snapshot.json'] ?? '').replace('"Model b"', '7')
    hostOf({ 'snapshot.json': broken })
    const source = sourceAt('snapshot.json')
    const { items, unreadable } = await source.listLeaderboard()
    expect(items.map(({ id }) => id)).toEqual(['a'])
    expect(unreadable).toBe(1)
    await expect(source.getModel('b')).rejects.toMatchObject({ kind: 'malformed' })
  })

  it.each([
    ['a page in the place of the file', '<!doctype html>', /no JSON/],
    ['an object that is no snapshot', '{}', /not a snapshot of evaluations.*“format”/],
    ['null', 'null', /not a snapshot/],
    ['a list', '[]', /not a snapshot/],
    ['half of a file', '{"format":"transp', /no JSON/],
    [
      'a later version',
      JSON.stringify({ format: 'transparency-lab/snapshot', version: 2 }),
      /of version 1: look at “version”/,
    ],
  ])('that is %s is refused, and says what is wrong', async (_, text, message) => {
    hostOf({ 'snapshot.json': text })
    await expect(sourceAt('snapshot.json').listLeaderboard()).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringMatching(message) as string,
    })
  })

  it('is asked for without cookies', async () => {
    const sent = vi.fn(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', sent)
    await sourceAt('snapshot.json')
      .listModels()
      .catch(() => undefined)
    expect(sent).toHaveBeenCalledWith(
      `${FOLDER}/snapshot.json`,
      expect.objectContaining({ credentials: 'omit' }),
    )
  })
})

describe('the release that is read', () => {
  it('says its day, licence and sources, and is not pinned under the name of the latest', async () => {
    hostOf((await release([aModel('a')])).files)
    expect(await sourceAt('snapshot.json').getRelease?.()).toEqual({
      ...FACTS,
      attribution: 'A Published Paper (https://example.org/paper)',
      isPinned: false,
      newerOn: undefined,
    })
  })

  it('is asked for by the function that its source was given', async () => {
    const { files, pinned } = await release([aModel('a')])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nothing else asks.')))
    const asked: string[] = []
    const ask: typeof fetch = (input) => {
      const url = input instanceof Request ? input.url : input.toString()
      asked.push(url)
      return Promise.resolve(new Response(files[url.slice(FOLDER.length + 1)]))
    }
    const source = createSnapshotSource(`${FOLDER}/${pinned}`, { fetch: ask })
    expect((await source.listModels()).items).toHaveLength(1)
    await source.getRelease?.()
    expect(asked).toEqual([`${FOLDER}/${pinned}`, `${FOLDER}/latest.json`])
  })

  it('knows of no newer one when it is the latest itself', async () => {
    const { files, pinned } = await release([aModel('a')])
    hostOf(files)
    expect(await sourceAt(pinned).getRelease?.()).toMatchObject({
      publishedOn: '2024-05-01',
      isPinned: true,
      newerOn: undefined,
    })
  })

  it('knows of a newer one', async () => {
    const first = await release([aModel('a')])
    const second = await release([aModel('a'), aModel('b')], '2024-06-01')
    hostOf({ ...first.files, ...second.files })
    expect(await sourceAt(first.pinned).getRelease?.()).toMatchObject({
      publishedOn: '2024-05-01',
      newerOn: '2024-06-01',
    })
  })

  it('still says its day when nothing can be learnt of newer ones', async () => {
    const { files, pinned } = await release([aModel('a')])
    for (const latest of [undefined, '<html>', '{}', '{"snapshot":"../../evil.json"}']) {
      hostOf({ ...files, 'latest.json': latest ?? (() => Response.error()) })
      expect(await sourceAt(pinned).getRelease?.()).toMatchObject({
        publishedOn: '2024-05-01',
        newerOn: undefined,
      })
    }
  })
})
