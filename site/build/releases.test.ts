import { createMemorySource } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSource } from './openSource.ts'
import { archivedReleases, currentRelease, RELEASES } from './releases.ts'

const NONE = createMemorySource([])
const ONE = createMemorySource([
  { id: 'a', name: 'A', provider: 'P', description: undefined, url: undefined, evaluations: [] },
])

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  vi.unstubAllGlobals()
})

async function archive(source: typeof NONE, day: string): Promise<string> {
  const { files } = await currentRelease(source, { folder, day })
  const [release] = files
  await writeFile(join(folder, release?.name ?? ''), release?.text ?? '')
  return release?.name ?? ''
}

describe('current release', () => {
  it('is new when no archived release has the same content', async () => {
    await archive(NONE, '2024-05-01')
    const { files, isArchived } = await currentRelease(ONE, { folder, day: '2024-06-01' })
    expect(isArchived).toBe(false)
    expect(files[0]?.text).toContain('"published_on":"2024-06-01"')
  })

  it('is the archived release, with its date, while the content is unchanged', async () => {
    const name = await archive(ONE, '2024-05-01')
    const { files, isArchived } = await currentRelease(ONE, { folder, day: '2024-06-01' })
    expect(isArchived).toBe(true)
    expect(files[0]?.name).toBe(name)
    expect(files[0]?.text).toContain('"published_on":"2024-05-01"')
  })

  it('keeps the licence of a snapshot that somebody else published', async () => {
    const licence = { name: 'Theirs', url: 'https://example.org/terms' }
    const getRelease = () =>
      Promise.resolve({
        publishedOn: '2024-01-01',
        licence,
        attribution: '',
        isPinned: false,
        newerOn: undefined,
      })
    const { files } = await currentRelease({ ...ONE, getRelease }, { folder })
    expect(JSON.parse(files[0]?.text ?? '')).toMatchObject({ licence })
  })

  it('has today’s date by default', async () => {
    const { files } = await currentRelease(ONE, { folder })
    expect(files[0]?.text).toContain(`"published_on":"${new Date().toISOString().slice(0, 10)}"`)
  })
})

describe('archived releases', () => {
  it('are read newest first, without other files in the folder', async () => {
    const [first, second] = [await archive(NONE, '2024-05-01'), await archive(ONE, '2024-06-01')]
    await writeFile(join(folder, 'notes.json'), '{}')
    expect((await archivedReleases(folder)).map(({ name }) => name)).toEqual([second, first])
    expect(await readdir(folder)).toHaveLength(3)
  })

  it('include releases of version 1, whose files stay as they are', async () => {
    const name = 'snapshot-cb354b091c64b513f6af29f81db80e0babeae2e374676770e1476ded73304e03.json'
    await cp(join(RELEASES, name), join(folder, name))
    const current = await archive(ONE, '2027-05-01')
    const releases = await archivedReleases(folder)
    expect(releases.map((release) => release.name)).toEqual([current, name])
    expect(releases.map(({ snapshot }) => snapshot.version)).toEqual([2, 1])
    const [, { text } = { text: '' }] = releases
    expect(createHash('sha256').update(text).digest('hex')).toBe(/[0-9a-f]{64}/.exec(name)?.[0])
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
    const source = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
    expect((await source.listSuites?.())?.items).toEqual([])
    expect((await source.listLeaderboard()).items.length).toBeGreaterThan(0)
  })

  it('include the current seed', async () => {
    const { source, close } = await openSource(undefined)
    const { files, isArchived } = await currentRelease(source)
    expect(isArchived, 'run `pnpm snapshot` after the seed changes and commit its file').toBe(true)
    const [release] = files
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(release?.text)))
    const published = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
    expect(await published.listLeaderboard()).toEqual(await source.listLeaderboard())
    await close()
    // Every model is read by a request of its own.
  }, 180_000)
})
