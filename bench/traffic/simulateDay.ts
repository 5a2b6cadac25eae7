import { pointCaches } from './caches.ts'
import { viewsOfDay, type DaySettings, type View } from './day.ts'
import type { Embed, SiteFile } from './embeds.ts'
import { reuseOf } from './lifetime.ts'
import { seededRandom, weightedPick, type Random } from './random.ts'
import { Tally } from './tally.ts'

/** What a day comes to. */
export interface Day {
  readonly all: Tally
  /** By the name of the way to embed. What one point got for several ways counts for who came first. */
  readonly byEmbed: ReadonlyMap<string, Tally>
}

/** What a reader got. */
interface Shown {
  /** 0 is what was published before the day, 1 what is published on it. */
  readonly version: number
  readonly keptBy: 'browser' | 'point'
}

interface Question {
  readonly view: View
  /** What the host answers with at the time. */
  readonly hostVersion: number
  readonly tallies: readonly Tally[]
}

type Browser = (question: Question) => Shown

/** What a day of views asks of browsers, of the points of the network, and of the host behind them. */
export function simulateDay(embeds: readonly Embed[], settings: DaySettings): Day {
  const random = seededRandom(settings.seed + 1)
  const pick = weightedPick(
    embeds.map(({ share }) => share),
    random,
  )
  const kindOf = Array.from({ length: settings.partners }, () => pick())
  const points = new Map<string, Point>()
  const browsers = embeds.map(({ files }) =>
    files.map((file) => {
      const point = points.get(file.path) ?? pointFor(file, settings.points)
      points.set(file.path, point)
      return browserFor(file, { point, random, publishedAt: settings.publishedAt })
    }),
  )
  const all = new Tally()
  const byEmbed = new Map(embeds.map(({ name }) => [name, new Tally()]))
  const talliesOf = [...byEmbed.values()].map((own) => [all, own])
  for (const view of viewsOfDay(settings)) {
    const kind = kindOf[view.partner] ?? 0
    const tallies = talliesOf[kind] ?? []
    const hostVersion = view.at >= settings.publishedAt ? 1 : 0
    let shown: Shown | undefined
    for (const browser of browsers[kind] ?? []) shown = browser({ view, hostVersion, tallies })
    const isOld =
      embeds[kind]?.isLatest === true && shown !== undefined && shown.version < hostVersion
    for (const tally of tallies) {
      tally.addView(view.at - settings.publishedAt, isOld ? shown?.keptBy : undefined)
    }
  }
  return { all, byEmbed }
}

/** Answers at a point, and gives the version that it answered with. */
type Point = (question: Question) => number

function pointFor(file: SiteFile, points: number): Point {
  let asking: readonly Tally[] = []
  const ask = pointCaches(points, file.lifetime, ({ at, isUnchanged, isWaitedFor }) => {
    for (const tally of asking) {
      tally.host.add(at, isUnchanged ? 0 : file.gzipBytes)
      if (isWaitedFor) tally.waits += 1
    }
  })
  return ({ view, hostVersion, tallies }) => {
    asking = tallies
    return ask(view.point, view.at, file.isOfFigures ? hostVersion : 0).version
  }
}

interface Surroundings {
  readonly point: Point
  readonly random: Random
  readonly publishedAt: number
}

/** A browser keeps what it got apart for each page that it was on, so that only who returns has a copy. */
function browserFor(file: SiteFile, { point, random, publishedAt }: Surroundings): Browser {
  const { lifetime, gzipBytes, isOfFigures } = file
  return (question) => {
    const { view, tallies } = question
    const load = (kept?: number) => {
      const version = point(question)
      for (const { edge } of tallies) edge.add(view.at, version === kept ? 0 : gzipBytes)
      return version
    }
    if (view.sinceLast === undefined) return { version: load(), keptBy: 'point' }
    // What it got then had been at the point for a while already.
    const gotAt = view.at - view.sinceLast - random() * lifetime.freshFor
    const kept = isOfFigures && gotAt >= publishedAt ? 1 : 0
    const reuse = reuseOf(lifetime, view.at - gotAt)
    if (reuse === 'fresh') return { version: kept, keptBy: 'browser' }
    const version = load(kept)
    return reuse === 'stale' ? { version: kept, keptBy: 'browser' } : { version, keptBy: 'point' }
  }
}
