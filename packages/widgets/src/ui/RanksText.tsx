import { formatRanks, type RankRange } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'

/** Props of a rank range. */
export interface RanksTextProps {
  /** Undefined renders nothing. */
  readonly ranks: RankRange | undefined
  readonly labels: Pick<SharedLabels, 'interval'>
}

/** Formats the places between which a model lies in numbers: 1, 1–3 or wider. */
export function formatPlaceRange(
  ranks: RankRange,
  { interval, locale }: Pick<SharedLabels, 'interval' | 'locale'>,
): string {
  const range = formatRanks(ranks, locale)
  return ranks.kind === 'atLeast' ? interval.orWider(range) : range
}

/** Formats the places between which a model lies: place 1, place 1–3 or wider. */
export function formatPlaces(
  { best, worst, kind }: RankRange,
  { interval }: Pick<SharedLabels, 'interval'>,
): string {
  const places = interval.places(best, worst)
  return kind === 'atLeast' ? interval.orWider(places) : places
}

/** The places between which a model lies, in words. */
export function RanksText({ ranks, labels }: RanksTextProps) {
  if (ranks === undefined) return null
  return <span className="tl-ranks">{formatPlaces(ranks, labels)}</span>
}
