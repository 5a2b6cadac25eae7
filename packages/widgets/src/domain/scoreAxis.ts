import { roundToPrecision } from './decimal.ts'
import { smallest } from './extremes.ts'
import type { Interval } from './interval.ts'
import { SCORE_BANDS, type ScoreBand } from './scoreBand.ts'

/** The part of an axis on which scores have one band. */
export interface ScoreZone {
  readonly band: ScoreBand
  /** A raw score from 0 to 1. */
  readonly from: number
  readonly to: number
}

/** The axis of a picture of scores. It ends at 1. */
export interface ScoreAxis {
  /** The raw score at its start, a multiple of 0.1. */
  readonly from: number
  /** The raw scores between its ends, one every 0.1. */
  readonly ticks: readonly number[]
  /** The five bands from the lowest to the highest; they cover the axis. */
  readonly zones: readonly ScoreZone[]
}

/** A score with what is known of its interval. */
interface DrawnScore {
  /** Fraction from 0 to 1. */
  readonly raw: number
  readonly interval?: Pick<Interval, 'lower'> | undefined
}

/** Returns the lowest raw score or end of an interval; Infinity when there is none. */
export function lowestEnd(scores: readonly DrawnScore[]): number {
  return smallest(scores.map(({ raw, interval }) => interval?.lower ?? raw))
}

/** Below this, the lowest band has a zone. */
const MAX_START = 0.5
const STEPS = 10

/**
 * Creates the shortest axis that has all scores and all bands.
 *
 * @param lowest the lowest raw score or end of an interval; Infinity when there is none
 */
export function createScoreAxis(lowest: number): ScoreAxis {
  const first = Math.floor(roundToPrecision(Math.min(lowest, MAX_START) * STEPS))
  const from = first / STEPS
  const edges = [...SCORE_BANDS].reverse()
  return {
    from,
    ticks: Array.from({ length: STEPS - first - 1 }, (_, index) => (first + index + 1) / STEPS),
    zones: edges.map((edge, index) => ({
      band: edge.band,
      from: Math.max(from, edge.from),
      to: edges[index + 1]?.from ?? 1,
    })),
  }
}
