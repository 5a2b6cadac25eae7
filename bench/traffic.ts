import { bisectRight, cumsum, range, sum } from 'd3-array'
import { randomPoisson } from 'd3-random'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { headersFor } from '../site/index.ts'
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

/** What is assumed of a day, because nobody has measured one. */
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

/** For how long a cache answers alone, and for how long then while it asks, in seconds. */
interface Lifetime {
  readonly freshFor: number
  readonly staleFor: number
}

/** A file that is of the figures has version 0 until the publication, and then version 1; others do not change. */
export interface SiteFile extends Lifetime {
  readonly path: string
  readonly gzipBytes: number
  readonly isOfFigures: boolean
}

/** A way to embed the leaderboard: the share of the views, and the files of a view, the figures last. */
export interface Embed {
  readonly name: string
  readonly share: number
  readonly files: readonly SiteFile[]
}

/** What a day comes to. Bytes are of compressed bodies; soon is within an hour after the publication. */
const NOTHING = {
  views: 0,
  requests: 0,
  unchanged: 0,
  bytes: 0,
  hostRequests: 0,
  /** Requests to the host for which a reader waited. */
  waits: 0,
  viewsSoon: 0,
  viewsLate: 0,
  oldSoon: 0,
  oldLate: 0,
}
type Tally = typeof NOTHING

/** Simulates a day of views with the caches of browsers and of the network's points. */
export function simulateDay(embeds: readonly Embed[], day: typeof DAY) {
  const random = seededRandom(1)
  const ways = embeds.map((embed) => ({ ...embed, tally: { ...NOTHING } }))
  const pickWay = weightedPick(ways, random)
  // The points start the day empty and evict nothing.
  const copies = new Map<string, { at: number; version: number }>()
  for (const { at, point, sinceLast } of viewsOfDay(day, random)) {
    const { files, tally } = pickWay()
    const since = at - day.publishedHour * HOUR_S
    let isOld = false
    for (const file of files) {
      const latest = file.isOfFigures && since >= 0 ? 1 : 0
      // The copy of a reader who returns was some seconds old already when it was loaded.
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

/** Answers from a copy unless it is too old; asks for a newer one unless it is fresh. */
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
  // The n-th point serves 1/n of the readers of the first.
  const points = range(day.points).map((point) => ({ point, share: 1 / (point + 1) }))
  const pickPoint = weightedPick(points, random)
  const poisson = randomPoisson.source(random)
  for (let second = 0; second < DAY_S; second++) {
    // A region has nine times as many readers by day as by night.
    const activity = sum(REGIONS, ({ share, peakHour }) => {
      const angle = (2 * Math.PI * (second - peakHour * HOUR_S)) / DAY_S
      return share * (1 + 0.8 * Math.cos(angle))
    })
    const count = poisson((day.views / DAY_S) * activity)()
    for (let index = 0; index < count; index++) {
      const isReturning = random() < day.returning
      // From a minute to 30 days, each tenfold as likely as the next; Infinity for a new reader.
      const sinceLast = isReturning ? 60 * (30 * 24 * 60) ** random() : Infinity
      yield { at: second + index / count, sinceLast, ...pickPoint() }
    }
  }
}

/** Picks each item as often as its share says. */
function weightedPick<Item extends { share: number }>(items: Item[], random: () => number) {
  const sums = cumsum(items, ({ share }) => share)
  return () => items[bisectRight(sums, random() * (sums.at(-1) ?? 0))] as Item
}

/** The ways to embed the leaderboard, with the files of the built site that each loads. */
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
    embed('pinned script and figures', 0.05, [`/embed/${script}`, POINTER, pinned]),
  ])
}

/** A static host answers `/x` with `x.html`. */
function readText(path: string): Promise<string> {
  const name = join(SITE, /\.\w+$/.test(path) ? path : `${path}.html`)
  return readFile(name, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no ${name}: build the site first, with “pnpm build”.`, { cause })
  })
}

async function readFileOfSite(path: string): Promise<SiteFile> {
  const gzipBytes = gzipSync(await readText(path)).length
  const isOfFigures = [LATEST, POINTER].includes(path)
  return { path, gzipBytes, isOfFigures, ...lifetimeOf(headersFor(path)['Cache-Control']) }
}

/** Without a header, nothing is kept. */
export function lifetimeOf(cacheControl = ''): Lifetime {
  const seconds = (pattern: RegExp) => Number(pattern.exec(cacheControl)?.[1] ?? 0)
  return { freshFor: seconds(/max-age=(\d+)/), staleFor: seconds(/stale-while-revalidate=(\d+)/) }
}

type Way = Pick<ReturnType<typeof simulateDay>[number], 'name' | 'files' | 'tally'>

function wayRow({ name, files, tally }: Way) {
  const kB = sum(files, ({ gzipBytes }) => gzipBytes) / 1_000
  const gb = (tally.bytes / GB / tally.views) * MILLION
  return {
    'a million views of': name,
    files: files.length > 0 ? files.length : '',
    'kB gzip at first': files.length > 0 ? figure(kB) : '',
    'requests, million': figure(tally.requests / tally.views),
    'of them unchanged': figure(tally.unchanged / tally.views),
    GB: figure(gb),
    'requests to the host': figure((tally.hostRequests / tally.views) * MILLION),
    [`USD at ${GB_PRICE} a GB`]: figure(gb * GB_PRICE),
  }
}

function dayRow(embeds: readonly Embed[], day: typeof DAY, { freshFor, staleFor }: Lifetime) {
  const changed = embeds.map((embed) => ({
    ...embed,
    files: embed.files.map((file) => (file.isOfFigures ? { ...file, freshFor, staleFor } : file)),
  }))
  const all = total(simulateDay(changed, day))
  return {
    'views a day': figure(day.views),
    'fresh for, s': freshFor,
    'then stale for, s': staleFor,
    'to the network': figure(all.requests),
    'to the host': figure(all.hostRequests),
    waits: figure(all.waits),
    'old within an hour': percent(all.oldSoon / all.viewsSoon),
    'old later': percent(all.oldLate / all.viewsLate),
  }
}

/** Writes what a day of views asks of the network and of the host. */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { views: { type: 'string' } } })
  const day = { ...DAY, views: Number(values.views ?? DAY.views) }
  const [fewer, few] = [10, 100].map((part) => ({ ...day, views: day.views / part }))
  const embeds = await readEmbeds()
  const ways = simulateDay(embeds, day)
  const lifetime = lifetimeOf(headersFor(LATEST)['Cache-Control'])
  const sections = [
    table([...ways, { name: 'all', files: [], tally: total(ways) }].map(wayRow)),
    table([
      ...[day, fewer, few].map((each = day) => dayRow(embeds, each, lifetime)),
      ...OTHER_LIFETIMES.map((other) => dayRow(embeds, fewer ?? day, other)),
    ]),
  ]
  await writeReport({ document: 'scaling.md', part: 'bench traffic', words, sections })
}
