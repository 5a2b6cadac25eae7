import { poisson, seededRandom, weightedPick, zipf } from './random.ts'

export const DAY_S = 86_400
const MONTH_S = 30 * DAY_S
const SWING = 0.8

/** What is supposed of a day; nobody has measured one yet. */
export interface DaySettings {
  /** Openings of a partner's page that reach one of our embeds, in a day. */
  readonly views: number
  readonly partners: number
  /** Places of the content delivery network, each with a cache of its own. */
  readonly points: number
  /** How many of the views, from 0 to 1, are by somebody who was on the same page within 30 days. */
  readonly returning: number
  /** When new figures are published, in seconds after midnight UTC. */
  readonly publishedAt: number
  readonly seed: number
}

/** One opening of a partner's page. */
export interface View {
  /** Seconds after midnight UTC. */
  readonly at: number
  /** The cache that is nearest to the reader. */
  readonly point: number
  readonly partner: number
  /** Seconds since the same browser was on the same page; undefined when it never was. */
  readonly sinceLast: number | undefined
}

/** Where readers are: their share of all, and the hour UTC at which it is three in their afternoon. */
const REGIONS = [
  { name: 'Americas', share: 0.35, peakHour: 20 },
  { name: 'Europe and Africa', share: 0.35, peakHour: 14 },
  { name: 'Asia and Oceania', share: 0.3, peakHour: 7 },
] as const

/** How much of a region's mean is on its pages at a time of the day; nine times as much by day as by night. */
function activityOf(peakHour: number, at: number): number {
  return 1 + SWING * Math.cos((2 * Math.PI * (at - peakHour * 3_600)) / DAY_S)
}

/** Views in the busiest second of a day, on average over many such days. */
export function peakOf({ views }: Pick<DaySettings, 'views'>): number {
  const means = Array.from({ length: DAY_S }, (_, second) =>
    REGIONS.reduce((sum, { share, peakHour }) => sum + share * activityOf(peakHour, second), 0),
  )
  return (views / DAY_S) * means.reduce((most, mean) => Math.max(most, mean), 0)
}

/** Every view of a day in the order of time, the same ones for the same settings. */
export function* viewsOfDay(settings: DaySettings): Generator<View> {
  const random = seededRandom(settings.seed)
  const partner = weightedPick(zipf(settings.partners), random)
  const regions = REGIONS.map((region, index) => {
    const points = pointsOf(index, settings.points)
    const pick = weightedPick(zipf(points.length), random)
    return { ...region, point: () => points[pick()] ?? 0 }
  })
  for (let second = 0; second < DAY_S; second++) {
    for (const { share, peakHour, point } of regions) {
      const mean = ((settings.views * share) / DAY_S) * activityOf(peakHour, second)
      const count = poisson(mean, random)
      for (let index = 0; index < count; index++) {
        yield {
          at: second + index / count,
          point: point(),
          partner: partner(),
          sinceLast: random() < settings.returning ? someGap(random()) : undefined,
        }
      }
    }
  }
}

/** Points are dealt to the regions in turn, so that each has some of them. */
function pointsOf(region: number, points: number): number[] {
  const all = Array.from({ length: points }, (_, point) => point)
  const own = all.filter((point) => point % REGIONS.length === region)
  return own.length > 0 ? own : all
}

/** From a minute to 30 days, each tenfold as likely as the next. */
function someGap(random: number): number {
  return 60 * (MONTH_S / 60) ** random
}
