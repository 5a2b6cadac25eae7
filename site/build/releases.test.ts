import { createMemorySource } from '@transparency-lab/widgets'
import { CATEGORIES, getRawScore, isMeasured } from '@transparency-lab/widgets/domain'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSource } from './openSource.ts'
import { createReleaseSource, getResults, type ReleaseResult } from './releaseModels.ts'
import { archivedReleases, currentRelease } from './releases.ts'
import { RELEASES } from './releasesFolder.ts'

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
    expect(files[0]?.text).toContain('"publishedOn":"2024-06-01"')
  })

  it('is the archived release, with its date, while the content is unchanged', async () => {
    const name = await archive(ONE, '2024-05-01')
    const { files, isArchived } = await currentRelease(ONE, { folder, day: '2024-06-01' })
    expect(isArchived).toBe(true)
    expect(files[0]?.name).toBe(name)
    expect(files[0]?.text).toContain('"publishedOn":"2024-05-01"')
  })

  it('is new when only an older release has the same content', async () => {
    const [first] = [await archive(ONE, '2024-05-01'), await archive(NONE, '2024-06-01')]
    const { files, isArchived } = await currentRelease(ONE, { folder, day: '2024-07-01' })
    expect(isArchived).toBe(false)
    expect(files[0]?.name).not.toBe(first)
    expect(files[0]?.text).toContain('"publishedOn":"2024-07-01"')
  })

  it('needs a later day to go back to a release of the same day', async () => {
    const names = [await archive(NONE, '2024-05-01'), await archive(ONE, '2024-05-01')]
    await writeFile(
      join(folder, 'record.json'),
      JSON.stringify({ releases: names.map((snapshot) => ({ snapshot, reasons: [] })) }),
    )
    await expect(currentRelease(NONE, { folder, day: '2024-05-01' })).rejects.toThrow(
      `The figures are those of ${names[0]}, and a later release of the same day has others. ` +
        'Go back to them with a date after 2024-05-01',
    )
  })

  it('is refused before the day of the newest release, and says from which day it is allowed', async () => {
    const [first, newest] = [await archive(NONE, '2024-05-01'), await archive(ONE, '2024-06-01')]
    for (const day of ['2024-04-30', '2024-05-01', '2024-05-31']) {
      await expect(currentRelease(NONE, { folder, day })).rejects.toThrow(
        `A release of ${day} would be before the newest one, ${newest} of 2024-06-01. ` +
          'Give it the date 2024-06-01 or a later one',
      )
    }
    const { files } = await currentRelease(NONE, { folder, day: '2024-06-01' })
    expect(files[0]?.name).not.toBe(first)
    expect((await currentRelease(ONE, { folder, day: '2024-05-31' })).isArchived).toBe(true)
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
    expect(files[0]?.text).toContain(`"publishedOn":"${new Date().toISOString().slice(0, 10)}"`)
  })

  it('has the day of the newest release by default, if that is after today', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await archive(NONE, tomorrow)
    const { files } = await currentRelease(ONE, { folder })
    expect(files[0]?.text).toContain(`"publishedOn":"${tomorrow}"`)
  })
})

describe('archived releases', () => {
  it('are read newest first, without other files in the folder', async () => {
    const [first, second] = [await archive(NONE, '2024-05-01'), await archive(ONE, '2024-06-01')]
    await writeFile(join(folder, 'notes.json'), '{}')
    expect((await archivedReleases(folder)).map(({ name }) => name)).toEqual([second, first])
    expect(await readdir(folder)).toHaveLength(3)
  })

  it.each<[string, (text: string) => string]>([
    ['cut', (text) => text.slice(0, -20)],
    ['edited', (text) => text.replace('2024-05-01', '2024-05-02')],
  ])('are refused by name if one is %s', async (_, harm) => {
    const path = join(folder, await archive(NONE, '2024-05-01'))
    await writeFile(path, harm(await readFile(path, 'utf8')))
    await expect(archivedReleases(folder)).rejects.toThrow(
      `${path} is not as it was published: its name is no longer the SHA-256 of its bytes.`,
    )
  })

  it('include releases of version 1, whose files stay as they are', async () => {
    const name = 'snapshot-cb354b091c64b513f6af29f81db80e0babeae2e374676770e1476ded73304e03.json'
    await cp(join(RELEASES, name), join(folder, name))
    const current = await archive(ONE, '2027-05-01')
    const releases = await archivedReleases(folder)
    expect(releases.map((release) => release.name)).toEqual([current, name])
    const versions = releases.map(({ text }) => (JSON.parse(text) as { version: number }).version)
    expect(versions).toEqual([3, 1])
    const [, { text } = { text: '' }] = releases
    expect(createHash('sha256').update(text).digest('hex')).toBe(/[0-9a-f]{64}/.exec(name)?.[0])
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
    const source = createSnapshotSource('https://lab.example/snapshots/snapshot.json')
    expect((await source.listSuites?.())?.items).toEqual([])
    expect((await source.listLeaderboard()).items.length).toBeGreaterThan(0)
  })

  it('are read to the figures in their files, in every version', async () => {
    const versions = new Set<number>()
    for (const { text, snapshot } of await archivedReleases()) {
      const file = JSON.parse(text) as OlderFile
      versions.add(file.version)
      if (file.version > 2) continue
      const source = createReleaseSource(snapshot)
      for (const row of file.models) {
        const model = await source.getModel(row.id)
        expect(model?.invalidFields).toBeUndefined()
        const read = model === undefined ? [] : getResults(model).map(listRead)
        const order = (await source.listSuites?.())?.items.map(({ id }) => id) ?? []
        const stored = row.evaluations.map(listStored)
        const getPlace = ([suite]: readonly unknown[]) => order.indexOf(suite as string)
        expect(read).toEqual(stored.toSorted((a, b) => getPlace(a) - getPlace(b)))
      }
    }
    expect([...versions]).toEqual(expect.arrayContaining([1, 2]))
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

interface OlderScore {
  readonly category: string
  readonly raw_score: number
  readonly z_score: number
  readonly lower?: number
  readonly rank_worst?: number
}

interface OlderEvaluation {
  readonly suite_id?: string
  readonly evaluation_date: string
  readonly compound_score: number | null
  readonly upper?: number
  readonly source_url: string | null
  readonly total_probes: number | null
  readonly evaluation_scores: readonly OlderScore[]
  readonly evaluation_categories: readonly {
    readonly subcategory: string
    readonly score: number
    readonly probe_count: number | null
    readonly lower?: number
    readonly published_value?: number
  }[]
  readonly evaluation_notes: readonly { readonly note_text: string }[]
}

/** The columns of a release of version 1 or 2. */
interface OlderFile {
  readonly version: number
  readonly models: readonly {
    readonly id: string
    readonly evaluations: readonly OlderEvaluation[]
  }[]
}

/** Lists the figures of an evaluation as its file has them, in the order of `listRead`. */
function listStored(row: OlderEvaluation): unknown[] {
  return [
    row.suite_id,
    row.evaluation_date,
    row.source_url ?? undefined,
    row.total_probes ?? undefined,
    row.compound_score ?? undefined,
    row.upper,
    row.evaluation_scores.map((score) => [
      ...[score.category, score.raw_score, score.z_score, score.lower, score.rank_worst],
    ]),
    row.evaluation_categories.map((figure) => [
      ...[figure.subcategory, figure.score, figure.probe_count ?? undefined],
      ...[figure.lower, figure.published_value],
    ]),
    row.evaluation_notes.map(({ note_text: note }) => note),
  ]
}

function listRead({ suite, evaluation }: ReleaseResult): unknown[] {
  const { composite } = evaluation.scores
  return [
    suite?.id,
    evaluation.evaluatedOn,
    evaluation.origin?.url,
    evaluation.totalProbes,
    getRawScore(composite),
    isMeasured(composite) ? composite.interval?.upper : undefined,
    CATEGORIES.flatMap((category) => {
      const score = evaluation.scores[category]
      if (!isMeasured(score)) return []
      return [[category, score.raw, score.z, score.interval?.lower, score.ranks?.worst]]
    }),
    evaluation.subcategories.map(({ name, score, probeCount, interval, published }) => [
      ...[name, score, probeCount, interval?.lower, published?.value],
    ]),
    evaluation.notes,
  ]
}
