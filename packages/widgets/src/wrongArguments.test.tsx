import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaderboardTable } from './tables/index.ts'
import { SnapshotProvider } from './provider/index.ts'
import { createMemorySource } from './data/index.ts'
import { createLoadedSource, createSnapshotSource, loadSnapshot } from './data/snapshot/index.ts'

const wrong = (value?: unknown) => value as never

/** Renders on a page whose React throws what no boundary catches. */
function renderProvider(snapshot: unknown): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<SnapshotProvider snapshot={wrong(snapshot)}>{null}</SnapshotProvider>)
}

afterEach(() => void vi.restoreAllMocks())

it.each<[string, () => unknown, string]>([
  [
    'a promise of a snapshot',
    () => renderProvider(Promise.resolve()),
    'is a promise, without await',
  ],
  ['no snapshot', () => renderProvider(undefined), 'the snapshot is undefined, not the result of'],
  [
    'a source over nothing',
    () => createLoadedSource(wrong()),
    'the snapshot is undefined, not the',
  ],
  [
    'a source over an object',
    () => createLoadedSource(wrong({})),
    'the snapshot is an object, not',
  ],
  [
    'no address',
    () => createSnapshotSource(wrong()),
    'url is undefined, not the address of a snap',
  ],
  ['an empty address', () => createSnapshotSource(''), 'createSnapshotSource: url is “”, not the'],
  [
    'a fetch of a source',
    () => createSnapshotSource('/a.json', wrong({ fetch: 'x' })),
    'createSnapshotSource: fetch is “x”, not a function',
  ],
  [
    'props in place of columns',
    () => leaderboardTable([], wrong({ extraColumns: [] })),
    'leaderboardTable: the columns are not a list.',
  ],
  [
    'a column without a header',
    () => leaderboardTable([], wrong([{ id: 'x-a' }])),
    'leaderboardTable: columns[0] is no object with a header',
  ],
  [
    'a planned model',
    () => createMemorySource([], [], wrong({ plannedModels: ['x'] })),
    'createMemorySource: plannedModels[0] is “x”, not an object with a name and a provider.',
  ],
])('%s of plain JavaScript throws a sentence', (_, call, sentence) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(sentence)
})

it.each<[unknown, object, string]>([
  [undefined, {}, 'loadSnapshot: url is undefined, not the address of a snapshot'],
  ['/a.json', { fetch: 'x' }, 'loadSnapshot: fetch is “x”, not a function'],
])('a load of %j with %j rejects with a sentence', async (url, options, sentence) => {
  await expect(loadSnapshot(wrong(url), options)).rejects.toThrow(sentence)
})
