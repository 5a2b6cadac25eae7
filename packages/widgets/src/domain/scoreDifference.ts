import { subtractExact } from './decimal.ts'
import { toMargins, type IntervalKind, type Margins } from './interval.ts'
import type { MeasuredComposite } from './score.ts'

/** A score, and its interval if its error is known. */
export type EstimatedScore = Pick<MeasuredComposite, 'raw' | 'interval'>

/** Whether a difference between two scores is more than chance. */
export type Verdict = 'higher' | 'noClearDifference' | 'cannotBeJudged'

/** The difference between two scores: the first minus the second. */
export interface ScoreDifference {
  /** Fraction, from -1 to 1. */
  readonly difference: number
  /** `higher`: the difference is more than chance, in either direction. */
  readonly verdict: Verdict
  /** The interval of the difference, from -1 to 1; undefined when neither error is known. */
  readonly interval:
    { readonly lower: number; readonly upper: number; readonly kind: IntervalKind } | undefined
}

/**
 * Compares two independent scores by the interval of their difference. An unknown error counts as zero
 * when the other one is known, so that the interval is a lower bound.
 *
 * Source: Newcombe 1998, Statistics in Medicine 17, 873–890, method 10; in general form Zou and Donner 2008
 * (MOVER).
 */
export function compareScores(first: EstimatedScore, second: EstimatedScore): ScoreDifference {
  const difference = subtractExact(first.raw, second.raw)
  const intervals = [first.interval, second.interval].filter((interval) => interval !== undefined)
  if (intervals.length === 0) return { difference, verdict: 'cannotBeJudged', interval: undefined }
  const one = getMargins(first)
  const other = getMargins(second)
  // Without floating-point noise, which would decide the verdict of an end at zero.
  const lower = Math.max(-1, subtractExact(difference, Math.hypot(one.below, other.above)))
  const upper = Math.min(1, subtractExact(difference, -Math.hypot(one.above, other.below)))
  const isKnown = intervals.length === 2 && intervals.every(({ kind }) => kind === 'known')
  return {
    difference,
    verdict: lower > 0 || upper < 0 ? 'higher' : 'noClearDifference',
    interval: { lower, upper, kind: isKnown ? 'known' : 'at_least' },
  }
}

/** Returns the margins of a score. An unknown error counts as zero. */
export function getMargins({ raw, interval }: EstimatedScore): Pick<Margins, 'below' | 'above'> {
  return interval === undefined ? { below: 0, above: 0 } : toMargins(raw, interval)
}
