import {
  CONFIDENCE_LEVEL,
  formatIntervalEnds,
  formatPercent,
  formatRanks,
  type Interval,
  type IntervalKind,
  type RankRange,
} from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'

/** The sentences about intervals, and their language. */
type IntervalWords = Pick<SharedLabels, 'interval' | 'locale'>

/** Formats an interval: 78.2–79.7%, or wider; or that the margin is unknown. */
export function formatInterval(
  interval: Interval | undefined,
  { interval: labels, locale }: IntervalWords,
): string {
  if (interval === undefined) return labels.unknown
  const { kind, level = CONFIDENCE_LEVEL } = interval
  const ends = formatIntervalEnds(interval, locale)
  const stated =
    level === CONFIDENCE_LEVEL ? ends : labels.atLevel(ends, formatPercent(level, locale))
  return kind === 'at_least' ? labels.orWider(stated) : stated
}

/** Returns the mark of a range that may be wider, where there is no room for words. The legend explains it. */
export function getWiderMark(kind: IntervalKind | undefined): string {
  return kind === 'at_least' ? '*' : ''
}

/** Formats the places between which a model lies in numbers: 1–3, or wider. */
export function formatPlaceRange(ranks: RankRange, { interval, locale }: IntervalWords): string {
  const range = formatRanks(ranks, locale)
  return ranks.kind === 'at_least' ? interval.orWider(range) : range
}

/** Formats the places between which a model lies in words: place 1–3 of 18, or wider. */
export function formatPlaces(
  { best, worst, models, kind }: RankRange,
  { interval }: Pick<SharedLabels, 'interval'>,
): string {
  const places = interval.places(best, worst, models)
  return kind === 'at_least' ? interval.orWider(places) : places
}
