import { bisectRight, cumsum, range, sum } from 'd3-array'
import { randomPoisson } from 'd3-random'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { getEmbedHeaders } from '../site/index.ts'
import { figure, percent, table } from './markdown.ts'
import { seededRandom } from './seededRandom.ts'
import { writeReport } from './writeReport.ts'

const SITE = join(import.meta.dirname, '../site/dist')
const LATEST = '/snapshots/snapshot.json'
const POINTER = '/snapshots/latest.json'
const HOUR_S = 3_600
const DAY_S = 86_400
const WEEK_S = 604_800
const MILLION = 1_000_000
const GB = 1_000_000_000
/** Amazon CloudFront, first 10 TB a month, North America and Europe, in USD. */
const GB_PRICE = 0.085

/** The assumptions about a day, which were not measured. */
const DAY = { views: 10_000_000, points: 100, returning: 0.4, publishedHour: 14 }
const REGIONS = [
  { share: 0.35, peakHour: 20 },
  { share: 0.35, peakHour: 14 },
  { share: 0.3, peakHour: 7 },
]
const OTHER_LIFETIMES: readonly Lifetime[] = [
  { freshFor: 60, staleFor: WEEK_S },
  { freshFor: 300, staleFor: WEEK_S },
  { freshFor: 300, staleFor: 0 },
  { freshFor: 3_600, staleFor: WEEK_S },
]

/**
 * How long a cached response is fresh, and how long after that it is used while it is revalidated,
 * in seconds.
 */
interface Lifetime {
  readonly freshFor: number
  readonly staleFor: number
}

/**
 * A file of the site. A data file has version 0 before the publication and version 1 after it;
 * other files do not change.
 */
export interface SiteFile extends Lifetime {
  readonly path: string
  readonly gzipBytes: number
  readonly isOfFigures: boolean
}

/**
 * A way to embed the leaderboard: its share of the views, and the files of a view, with the data
 * last.
 */
export interface Embed {
  readonly name: string
  readonly share: number
  readonly files: readonly SiteFile[]
}

/**
 * The totals of a day. Bytes are those of compressed bodies. Soon means within an hour after the
 * publication.
 */
const NOTHING = {
  views: 0,
  requests: 0,
  unchanged: 0,
  bytes: 0,
  hostRequests: 0,
  /** Requests to the origin for which a reader waited. */
  waits: 0,
  viewsSoon: 0,
  viewsLate: 0,
  oldSoon: 0,
  oldLate: 0,
}
type Tally = typeof NOTHING

/** Simulates a day of views with the caches of browsers and of CDN locations. */
export function simulateDay(embeds: readonly Embed[], day: typeof DAY) {
  const random = seededRandom(1)
  const ways = embeds.map((embed) => ({ ...embed, tally: { ...NOTHING } }))
  const pickWay = weightedPick(ways, random)
  // CDN caches start empty and evict nothing.
  const copies = new Map<string, { at: number; version: number }>()
  for (const { at, point, sinceLast } of viewsOfDay(day, random)) {
    const { files, tally } = pickWay()
    const since = at - day.publishedHour * HOUR_S
    let isOld = false
    for (const file of files) {
      const latest = file.isOfFigures && since >= 0 ? 1 : 0
      // The copy in a returning reader's cache was already some seconds old when it was loaded.
      const age = sinceLast + random() * file.freshFor
      const own = { age, version: file.isOfFigures && since >= age ? 1 : 0 }
      const shown = answerFrom(file, own, () => {
        const key = `${point} ${file.path}`
        const kept = copies.get(key) ?? { at: -Infinity, version: 0 }
        const pointCopy = { age: at - kept.at, version: kept.version }
        const version = answerFrom(file, pointCopy, (isWaitedFor) => {
          copies.set(key, { at, version: latest })
          tally.hostRequests += 1
          if (isWaitedFor) tally.waits += 1
          return latest
        })
        const isUnchanged = age < Infinity && version === own.version
        tally.requests += 1
        tally.unchanged += isUnchanged ? 1 : 0
        tally.bytes += isUnchanged ? 0 : file.gzipBytes
        return version
      })
      isOld = shown < latest
    }
    tally.views += 1
    if (since >= 0) tally[since < HOUR_S ? 'viewsSoon' : 'viewsLate'] += 1
    if (isOld) tally[since < HOUR_S ? 'oldSoon' : 'oldLate'] += 1
  }
  return ways
}

function total(ways: readonly { readonly tally: Tally }[]): Tally {
  const all = { ...NOTHING }
  const names = Object.keys(NOTHING) as (keyof Tally)[]
  for (const name of names) all[name] = sum(ways, ({ tally }) => tally[name])
  return all
}

/** Returns the cached version unless it is expired, and requests a newer one unless it is fresh. */
function answerFrom(
  { freshFor, staleFor }: Lifetime,
  { age, version }: { readonly age: number; readonly version: number },
  ask: (isWaitedFor: boolean) => number,
): number {
  if (age < freshFor) return version
  const isStale = age < freshFor + staleFor
  const newer = ask(!isStale)
  return isStale ? version : newer
}

function* viewsOfDay(day: typeof DAY, random: () => number) {
  // The n-th location serves 1/n as many readers as the first.
  const points = range(day.points).map((point) => ({ point, share: 1 / (point + 1) }))
  const pickPoint = weightedPick(points, random)
  const poisson = randomPoisson.source(random)
  for (let second = 0; second < DAY_S; second++) {
    // A region has nine times as many readers at its peak as at night.
    const activity = sum(REGIONS, ({ share, peakHour }) => {
      const angle = (2 * Math.PI * (second - peakHour * HOUR_S)) / DAY_S
      return share * (1 + 0.8 * Math.cos(angle))
    })
    const count = poisson((day.views / DAY_S) * activity)()
    for (let index = 0; index < count; index++) {
      const isReturning = random() < day.returning
      // Log-uniform from a minute to 30 days; Infinity for a new reader.
      const sinceLast = isReturning ? 60 * (30 * 24 * 60) ** random() : Infinity
      yield { at: second + index / count, sinceLast, ...pickPoint() }
    }
  }
}

/** Picks items at random, in proportion to their shares. */
function weightedPick<Item extends { share: number }>(items: Item[], random: () => number) {
  const sums = cumsum(items, ({ share }) => share)
  return () => items[bisectRight(sums, random() * (sums.at(-1) ?? 0))] as Item
}

/** The ways to embed the leaderboard, with the files of the built site that each one loads. */
async function readEmbeds(): Promise<Embed[]> {
  const { script } = JSON.parse(await readText('/embed/v1/release.json')) as { script: string }
  const { snapshot } = JSON.parse(await readText(POINTER)) as { snapshot: string }
  const pinned = `/snapshots/${snapshot}`
  const frame = ['/embed/v1/loader.js', '/embed/leaderboard', '/embed/v1/frame.js']
  const embed = async (name: string, share: number, paths: readonly string[]): Promise<Embed> => ({
    name,
    share,
    files: await Promise.all(paths.map(readFileOfSite)),
  })
  return Promise.all([
    embed('script tag', 0.5, ['/embed/v1/widgets.js', LATEST]),
    embed('frame', 0.3, [...frame, `/embed/${script}`, LATEST]),
    embed('npm package', 0.15, [LATEST]),
    embed('pinned script and snapshot', 0.05, [`/embed/${script}`, POINTER, pinned]),
  ])
}

/** Reads the file of a path. As on a static host, `/x` is `x.html`. */
function readText(path: string): Promise<string> {
  const name = join(SITE, /\.\w+$/.test(path) ? path : `${path}.html`)
  return readFile(name, 'utf8').catch((cause: unknown) => {
    throw new Error(`${name} does not exist: build the site first, with “pnpm build”.`, { cause })
  })
}

async function readFileOfSite(path: string): Promise<SiteFile> {
  const gzipBytes = gzipSync(await readText(path)).length
  const isOfFigures = [LATEST, POINTER].includes(path)
  return { path, gzipBytes, isOfFigures, ...lifetimeOf(getEmbedHeaders(path)['Cache-Control']) }
}

/** Parses a Cache-Control header. Without a header nothing is cached. */
export function lifetimeOf(cacheControl = ''): Lifetime {
  const seconds = (pattern: RegExp) => Number(pattern.exec(cacheControl)?.[1] ?? 0)
  return { freshFor: seconds(/max-age=(\d+)/), staleFor: seconds(/stale-while-revalidate=(\d+)/) }
}

type Way = Pick<ReturnType<typeof simulateDay>[number], 'name' | 'files' | 'tally'>

function wayRow({ name, files, tally }: Way) {
  const kB = sum(files, ({ gzipBytes }) => gzipBytes) / 1_000
  const gb = (tally.bytes / GB / tally.views) * MILLION
  return {
    'per million views': name,
    files: files.length > 0 ? files.length : '',
    'kB gzip, first view': files.length > 0 ? figure(kB) : '',
    'requests, million': figure(tally.requests / tally.views),
    'not modified, million': figure(tally.unchanged / tally.views),
    GB: figure(gb),
    'requests to the origin': figure((tally.hostRequests / tally.views) * MILLION),
    [`USD at ${GB_PRICE} per GB`]: figure(gb * GB_PRICE),
  }
}

function dayRow(embeds: readonly Embed[], day: typeof DAY, { freshFor, staleFor }: Lifetime) {
  const changed = embeds.map((embed) => ({
    ...embed,
    files: embed.files.map((file) => (file.isOfFigures ? { ...file, freshFor, staleFor } : file)),
  }))
  const all = total(simulateDay(changed, day))
  return {
    'views per day': figure(day.views),
    'max-age, s': freshFor,
    'stale-while-revalidate, s': staleFor,
    'requests to the CDN': figure(all.requests),
    'requests to the origin': figure(all.hostRequests),
    waits: figure(all.waits),
    'stale within an hour': percent(all.oldSoon / all.viewsSoon),
    'stale later': percent(all.oldLate / all.viewsLate),
  }
}

/** Simulates a day of views, and writes the report on CDN and origin requests. */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { views: { type: 'string' } } })
  const day = { ...DAY, views: Number(values.views ?? DAY.views) }
  const [fewer, few] = [10, 100].map((part) => ({ ...day, views: day.views / part }))
  const embeds = await readEmbeds()
  const ways = simulateDay(embeds, day)
  const lifetime = lifetimeOf(getEmbedHeaders(LATEST)['Cache-Control'])
  const sections = [
    table([...ways, { name: 'all', files: [], tally: total(ways) }].map(wayRow)),
    table([
      ...[day, fewer, few].map((each = day) => dayRow(embeds, each, lifetime)),
      ...OTHER_LIFETIMES.map((other) => dayRow(embeds, fewer ?? day, other)),
    ]),
  ]
  await writeReport({ document: 'scaling.md', part: 'bench traffic', words, sections })
}
