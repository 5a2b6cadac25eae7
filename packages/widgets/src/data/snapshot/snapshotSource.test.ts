import { afterEach, describe, expect, it, vi } from 'vitest'
import { aModel, anEvaluation } from '../../testing/builders.ts'
import { createMemorySource } from '../memorySource.ts'
import type { StoredModel, StoredSuite } from '../storedModel.ts'
import { describeInvalidRows, describeSource } from '../../testing/sourceContract.ts'
import { snapshotOver } from '../../testing/sourcesOverRows.ts'
import { createSnapshot, createSnapshotSource, releaseFiles } from './index.ts'

const FACTS = {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
}
const FOLDER = 'https://lab.example/snapshots'

/** Stubs fetch with a host of files, and records the requests. */
function serve(files: Readonly<Record<string, string | (() => Response)>>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: { signal?: AbortSignal } = {}) => {
    requests.push(url)
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    const file = files[url.slice(FOLDER.length + 1)]
    if (typeof file === 'function') return Promise.resolve(file())
    return Promise.resolve(
      file === undefined ? new Response('Not found', { status: 404 }) : new Response(file),
    )
  })
  return requests
}

async function release(
  models: readonly StoredModel[],
  publishedOn = FACTS.publishedOn,
  suites: readonly StoredSuite[] = [],
) {
  const files = await releaseFiles(
    await createSnapshot(createMemorySource(models, suites), { ...FACTS, publishedOn }),
  )
  return {
    files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
    pinned: files[0]?.name ?? '',
  }
}

const sourceAt = (name: string) => createSnapshotSource(`${FOLDER}/${name}`)

afterEach(() => vi.unstubAllGlobals())

describeSource('the snapshot source', async (models, suites) => {
  serve((await release(models, undefined, suites)).files)
  return sourceAt('snapshot.json')
})

describeInvalidRows('the snapshot source', snapshotOver)

describe('a snapshot source', () => {
  it('shares one request between concurrent reads', async () => {
    const requests = serve((await release([aModel('a')])).files)
    const source = sourceAt('snapshot.json')
    await Promise.all([source.listLeaderboard(), source.listModels(), source.getModel('a')])
    expect(requests).toEqual([`${FOLDER}/snapshot.json`])
  })

  it('reloads a stale file, unless it is pinned', async () => {
    vi.useFakeTimers()
    const { files, pinned } = await release([aModel('a')])
    const requests = serve(files)
    for (const source of [sourceAt('snapshot.json'), sourceAt(pinned)]) {
      await source.listModels()
      vi.setSystemTime(Date.now() + 60_000)
      await source.listModels()
    }
    vi.useRealTimers()
    expect(requests.map((url) => url.slice(FOLDER.length + 1))).toEqual([
      'snapshot.json',
      'snapshot.json',
      pinned,
    ])
  })

  it('sends a new request after a failed read', async () => {
    const { files } = await release([aModel('a')])
    serve({})
    const source = sourceAt('snapshot.json')
    await expect(source.listModels()).rejects.toMatchObject({ kind: 'refused', status: 404 })
    serve(files)
    expect((await source.listModels()).items).toHaveLength(1)
  })

  it('completes a shared request when one of two reads is cancelled', async () => {
    serve((await release([aModel('a')])).files)
    const source = sourceAt('snapshot.json')
    const controller = new AbortController()
    const left = source.listModels({ signal: controller.signal })
    const stayed = source.listModels()
    controller.abort()
    await expect(left).rejects.toThrow(/abort/i)
    expect((await stayed).items).toHaveLength(1)
  })

  it('aborts a shared request when every read is cancelled', async () => {
    let sent: AbortSignal | undefined
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      sent = signal
      return new Promise((__, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    })
    const controller = new AbortController()
    const read = sourceAt('snapshot.json').listModels({ signal: controller.signal })
    controller.abort()
    await expect(read).rejects.toThrow(/abort/i)
    expect(sent?.aborted).toBe(true)
  })

  it('leaves out and counts an invalid row', async () => {
    const { files } = await release([aModel('a'), aModel('b')])
    const broken = (files['snapshot.json'] ?? '').replace('"Model b"', '7')
    serve({ 'snapshot.json': broken })
    const source = sourceAt('snapshot.json')
    const { items, invalidRows } = await source.listLeaderboard()
    expect(items.map(({ id }) => id)).toEqual(['a'])
    expect(invalidRows).toBe(1)
    await expect(source.getModel('b')).rejects.toMatchObject({ kind: 'malformed' })
  })

  it.each([
    ['an HTML page', '<!doctype html>', /not return JSON/],
    ['another object', '{}', /not a snapshot of evaluations.*“format”/],
    ['null', 'null', /not a snapshot/],
    ['a list', '[]', /not a snapshot/],
    ['truncated JSON', '{"format":"transp', /not return JSON/],
    [
      'a later version',
      JSON.stringify({ format: 'transparency-lab/snapshot', version: 4 }),
      /of version 1 to 3: check “version”/,
    ],
  ])('rejects %s with the reason', async (_, text, message) => {
    serve({ 'snapshot.json': text })
    await expect(sourceAt('snapshot.json').listLeaderboard()).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringMatching(message) as string,
    })
  })

  it('sends no cookies', async () => {
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

describe('a snapshot source over implausible values', () => {
  const serveChanged = async (change: (file: Changeable) => void) => {
    const suites = [{ id: 's', title: 'S' }]
    const evaluations = [{ ...anEvaluation(), suiteId: 's' }]
    const { files } = await release([aModel('a', { evaluations })], undefined, suites)
    const file = JSON.parse(files['snapshot.json'] ?? '') as Changeable
    change(file)
    serve({ 'snapshot.json': JSON.stringify(file) })
    return sourceAt('snapshot.json')
  }

  it('counts the models of a suite itself', async () => {
    const source = await serveChanged(({ suites, models }) => {
      for (const suite of suites) suite.models = Number.MAX_SAFE_INTEGER
      models.push({ ...models[0] }, { ...models[0], id: 'b' })
    })
    expect((await source.listSuites?.())?.items[0]?.models).toBe(2)
    expect((await source.listLeaderboard()).suite?.models).toBe(2)
  })

  it('leaves out and counts evaluations and publications of the future', async () => {
    const source = await serveChanged(({ suites, models }) => {
      for (const suite of suites) suite.publishedOn = '9999-12-31'
      for (const { evaluations = [] } of models) {
        for (const evaluation of evaluations) evaluation.evaluatedOn = '9999-12-31'
      }
    })
    expect((await source.listSuites?.())?.items).toMatchObject([
      { publishedOn: undefined, invalidFields: 1 },
    ])
    expect(await source.listLeaderboard()).toMatchObject({ items: [], invalidRows: 1 })
    await expect(source.getModel('a')).rejects.toMatchObject({ kind: 'malformed' })
  })

  it.each(['9999-12-31', '1999-12-31'])('rejects a release of %s', async (day) => {
    const source = await serveChanged((file) => {
      file.publishedOn = day
    })
    await expect(source.listLeaderboard()).rejects.toThrow('check “publishedOn”')
  })

  it('has the figures of a release from ahead of a slow clock', async () => {
    vi.useFakeTimers({ now: Date.parse('2024-04-20'), toFake: ['Date'] })
    const source = await serveChanged(({ models }) => {
      for (const { evaluations = [] } of models) {
        for (const evaluation of evaluations) evaluation.evaluatedOn = '2024-05-01'
      }
    })
    const listing = await source.listLeaderboard()
    vi.useRealTimers()
    expect(listing).toMatchObject({ items: [{ id: 'a' }], invalidRows: 0 })
  })
})

/** A snapshot file as JSON, which a test changes. */
interface Changeable {
  publishedOn: string
  suites: Record<string, unknown>[]
  models: { id?: string; evaluations?: Record<string, unknown>[] }[]
}

describe('the release of a snapshot source', () => {
  it('has a date, a licence and sources, and is not pinned in the file of the latest', async () => {
    serve((await release([aModel('a')])).files)
    expect(await sourceAt('snapshot.json').getRelease?.()).toEqual({
      ...FACTS,
      attribution: 'A Published Paper (https://example.org/paper)',
      isPinned: false,
      newerOn: undefined,
    })
  })

  it('is loaded by the given fetch', async () => {
    const { files, pinned } = await release([aModel('a')])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The global fetch is called.')))
    const requests: string[] = []
    const send: typeof fetch = (input) => {
      const url = input instanceof Request ? input.url : input.toString()
      requests.push(url)
      return Promise.resolve(new Response(files[url.slice(FOLDER.length + 1)]))
    }
    const source = createSnapshotSource(`${FOLDER}/${pinned}`, { fetch: send })
    expect((await source.listModels()).items).toHaveLength(1)
    await source.getRelease?.()
    expect(requests).toEqual([`${FOLDER}/${pinned}`, `${FOLDER}/latest.json`])
  })

  it('has no newer release when it is the latest', async () => {
    const { files, pinned } = await release([aModel('a')])
    serve(files)
    expect(await sourceAt(pinned).getRelease?.()).toMatchObject({
      publishedOn: '2024-05-01',
      isPinned: true,
      newerOn: undefined,
    })
  })

  it('has the date of a newer release', async () => {
    const first = await release([aModel('a')])
    const second = await release([aModel('a'), aModel('b')], '2024-06-01')
    serve({ ...first.files, ...second.files })
    expect(await sourceAt(first.pinned).getRelease?.()).toMatchObject({
      publishedOn: '2024-05-01',
      newerOn: '2024-06-01',
    })
  })

  it('has its date when the check for newer releases fails', async () => {
    const { files, pinned } = await release([aModel('a')])
    for (const latest of [undefined, '<html>', '{}', '{"snapshot":"../../evil.json"}']) {
      serve({ ...files, 'latest.json': latest ?? (() => Response.error()) })
      expect(await sourceAt(pinned).getRelease?.()).toMatchObject({
        publishedOn: '2024-05-01',
        newerOn: undefined,
      })
    }
  })
})

it('counts a model in the list as on the leaderboard when an old evaluation names no suite', async () => {
  const suites = [{ id: 's', title: 'S' }]
  const { files } = await release(
    [aModel('a', { evaluations: [{ ...anEvaluation(), suiteId: 's' }] })],
    undefined,
    suites,
  )
  const snapshot = JSON.parse(files['snapshot.json'] ?? '') as {
    models: { evaluations: object[] }[]
  }
  const { suiteId: _, ...unnamed } = snapshot.models[0]?.evaluations[0] as { suiteId: string }
  snapshot.models[0]?.evaluations.push({ ...unnamed, evaluatedOn: '2020-01-01' })
  serve({ 'snapshot.json': JSON.stringify(snapshot) })
  const source = sourceAt('snapshot.json')
  expect(await source.listLeaderboard()).toMatchObject({ items: [{ id: 'a' }], invalidRows: 0 })
  expect(await source.listModels()).toEqual({
    items: [{ id: 'a', name: 'Model a', provider: 'Acme', suiteIds: ['s'] }],
    invalidRows: 0,
  })
})
