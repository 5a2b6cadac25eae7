import type { FigureKind } from './figureKind.ts'
import { roundToPrecision } from './decimal.ts'
import { normalQuantile } from './normalQuantile.ts'

/** The level of every interval on the pages, unless a publication states another. */
export const CONFIDENCE_LEVEL = 0.95

/**
 * The factor beyond which a published standard error is larger than that of independent prompts. The formulas of their
 * error differ by less.
 */
export const LARGER_ERROR = 1.3

/** The kinds of intervals. */
export const INTERVAL_KINDS = ['known', 'at_least'] as const

/** How much of the sampling error is known: all of it, or only that of some figures. */
export type IntervalKind = (typeof INTERVAL_KINDS)[number]

/** An interval around a score, as fractions from 0 to 1. It counts the sampling error alone. */
export interface Interval {
  readonly lower: number
  readonly upper: number
  /** `at_least` when the error of some figure is unknown: the true interval is wider. */
  readonly kind: IntervalKind
  /** The level, when a publication states another one than 0.95. */
  readonly level?: number
}

/** Why a figure has no interval. */
export const UNKNOWN_ERRORS = [
  'partial_run',
  'no_level',
  'no_probe_count',
  'zero_standard_error',
  'no_standard_error',
] as const

/** Why a figure has no interval. */
export type UnknownError = (typeof UNKNOWN_ERRORS)[number]

/** What is published about the error of a figure, in the unit of its score. */
export interface FigureError {
  /** Fraction from 0 to 1. */
  readonly score: number
  readonly measure: FigureKind | undefined
  readonly probeCount: number | undefined
  readonly standardError?: number | undefined
  /** A published interval. Its level is undefined when it is not published. */
  readonly interval?:
    | { readonly lower: number; readonly upper: number; readonly level: number | undefined }
    | undefined
  /** Whether the model got only some of the prompts, in an unknown selection. */
  readonly isPartialRun?: boolean | undefined
}

/** The distances from a score to the ends of its interval, 0 or more. */
export interface Margins {
  readonly below: number
  readonly above: number
  readonly kind: IntervalKind
}

/** Returns the number of standard errors on either side of an estimate in a two-sided interval. */
export function criticalValue(level: number): number {
  return normalQuantile(1 - (1 - level) / 2)
}

/**
 * Returns the Wilson score interval of a proportion.
 *
 * @param proportion from 0 to 1
 * @param count number of trials, 1 or more
 * @param z standard errors on either side; see {@link criticalValue}
 *
 * Source: Wilson 1927; in the form of Newcombe 1998, Statistics in Medicine 17, 857–872, method 3.
 */
export function wilsonInterval(
  proportion: number,
  count: number,
  z: number,
): { readonly lower: number; readonly upper: number } {
  const scale = 1 + z ** 2 / count
  const centre = (proportion + z ** 2 / (2 * count)) / scale
  const half =
    (z * Math.sqrt((proportion * (1 - proportion)) / count + z ** 2 / (4 * count ** 2))) / scale
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) }
}

/**
 * Returns the distances from a figure to the ends of its interval at a level, or why it has none. A
 * published interval precedes our own computation, and so does a published standard error that is larger
 * than that of independent prompts. Another level rescales its distances. An interval of width 0 says as little as a
 * standard error of 0, and counts as one.
 */
export function figureMargins(figure: FigureError, level: number): Margins | UnknownError {
  const { score, measure, probeCount, interval, isPartialRun } = figure
  const isEmpty = interval !== undefined && interval.lower >= interval.upper
  const { standardError = isEmpty ? 0 : undefined } = figure
  const z = criticalValue(level)
  if (isPartialRun === true) return 'partial_run'
  if (interval !== undefined && !isEmpty) {
    if (interval.level === undefined) return 'no_level'
    const factor = z / criticalValue(interval.level)
    return clippedMargins(score, {
      lower: score - (score - interval.lower) * factor,
      upper: score + (interval.upper - score) * factor,
    })
  }
  if (measure === 'proportion' && probeCount !== undefined && probeCount > 0) {
    const expected = Math.sqrt((score * (1 - score)) / probeCount)
    // A larger published error shows that the prompts are not independent, so the binomial interval would be
    // too narrow.
    if (standardError === undefined || standardError <= expected * LARGER_ERROR) {
      return clippedMargins(score, wilsonInterval(score, probeCount, z))
    }
  }
  if (standardError !== undefined && standardError > 0) {
    const half = z * standardError
    return clippedMargins(score, { lower: score - half, upper: score + half })
  }
  if (measure === 'proportion' && standardError === undefined) return 'no_probe_count'
  return standardError === undefined ? 'no_standard_error' : 'zero_standard_error'
}

function clippedMargins(score: number, { lower, upper }: Pick<Interval, 'lower' | 'upper'>) {
  return {
    below: Math.max(0, score - Math.max(0, lower)),
    above: Math.max(0, Math.min(1, upper) - score),
    kind: 'known',
  } as const
}

/**
 * Returns the margins of the unweighted mean of scores. The error of a score without margins counts as
 * zero, so that the result is a lower bound.
 *
 * @returns undefined when no score has margins
 *
 * Source: Zou and Donner 2008, Statistics in Medicine 27, 1693–1702 (MOVER).
 */
export function meanMargins(scores: readonly (Margins | undefined)[]): Margins | undefined {
  const known = scores.filter((margins) => margins !== undefined)
  if (known.length === 0) return undefined
  const isKnown = known.length === scores.length && known.every(({ kind }) => kind === 'known')
  return {
    below: rootOfSquares(known.map(({ below }) => below)) / scores.length,
    above: rootOfSquares(known.map(({ above }) => above)) / scores.length,
    kind: isKnown ? 'known' : 'at_least',
  }
}

function rootOfSquares(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0))
}

/** Returns the distances from a score to the ends of its interval. */
export function toMargins(score: number, { lower, upper, kind }: Interval): Margins {
  return { below: Math.max(0, score - lower), above: Math.max(0, upper - score), kind }
}

/** Returns the interval around a score. Rounding moves no end past the score, which may not be rounded. */
export function toInterval(score: number, { below, above, kind }: Margins): Interval {
  return {
    lower: Math.min(score, roundToPrecision(Math.max(0, score - below))),
    upper: Math.max(score, roundToPrecision(Math.min(1, score + above))),
    kind,
  }
}
