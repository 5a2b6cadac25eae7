import {
  CATEGORIES,
  FIGURE_KINDS,
  INTERVAL_KINDS,
  MAX_COUNT,
  MAX_LENGTHS,
  MAX_VALUE,
  MAX_Z,
  MEASURES,
  UNKNOWN_ERRORS,
  isObject,
  type Parts,
} from '../../domain/index.ts'
import { findItemProblem } from './findItemProblem.ts'
import { showValue } from '../showValue.ts'
import { findTextProblem } from './textProblems.ts'

/** Returns what is wrong with the five scores of a model; undefined if nothing is. */
export function findScoresProblem(scores: unknown): string | undefined {
  if (!isObject(scores)) return `.scores is ${showValue(scores)}, not an object of five scores.`
  for (const measure of MEASURES) {
    const problem = findScoreProblem(scores[measure], measure === 'composite')
    if (problem !== undefined) return `.scores.${measure}${problem}`
  }
  return undefined
}

function findScoreProblem(score: unknown, isComposite: boolean): string | undefined {
  const { kind, raw, z, interval, ranks } = isObject(score) ? score : ({} as Parts)
  if (kind === 'missing') return undefined
  if (kind !== 'measured') {
    return ` is ${showValue(score)}, not MISSING or a score from 0 to 1: createModels computes them.`
  }
  const isZ = isComposite || isWithinRange(z, -MAX_Z, MAX_Z)
  return (
    findFractionProblem(raw, '.raw')[0] ??
    (isZ ? undefined : `.z is ${showValue(z)}, not a number from -${MAX_Z} to ${MAX_Z}.`) ??
    findIntervalProblem(interval, raw) ??
    findRanksProblem(ranks, interval)
  )
}

/** Returns what is wrong with an interval around a score; undefined if nothing is, or if there is none. */
function findIntervalProblem(interval: unknown, score: unknown): string | undefined {
  if (interval === undefined) return undefined
  if (!isObject(interval)) return `.interval is ${showValue(interval)}, not an interval.`
  const { lower, upper, kind, level } = interval
  const isAround = isWithinRange(lower, 0, Number(score)) && isWithinRange(upper, Number(score), 1)
  if (!isAround) {
    return `.interval is from ${showValue(lower)} to ${showValue(upper)}, not around ${showValue(score)} between 0 and 1.`
  }
  if (level !== undefined && !(isWithinRange(level, 0, 1) && level > 0 && level < 1)) {
    return `.interval.level is ${showValue(level)}, not a number between 0 and 1.`
  }
  return findChoiceProblem(kind, '.interval.kind', INTERVAL_KINDS)[0]
}

function findRanksProblem(ranks: unknown, interval: unknown): string | undefined {
  if (ranks === undefined) return undefined
  if (interval === undefined) return '.ranks are there without an interval.'
  const { best, worst, kind } = isObject(ranks) ? ranks : ({} as Parts)
  const isRange = isCount(best, 1) && isCount(worst, 1) && best <= worst
  if (isRange) return findChoiceProblem(kind, '.ranks.kind', INTERVAL_KINDS)[0]
  return `.ranks is from ${showValue(best)} to ${showValue(worst)}, not whole numbers from 1, the best one first.`
}

/** Returns what is wrong with the published figures of an evaluation; undefined if nothing is. */
export function findSubcategoriesProblem(figures: readonly unknown[]): string | undefined {
  const names = new Set<string>()
  return findItemProblem(figures, '.subcategories', (figure) => {
    if (!isObject(figure)) return ` is ${showValue(figure)}, not a figure.`
    const { category, name, score, probeCount, interval, unknownError, published } = figure
    return (
      findChoiceProblem(category, '.category', CATEGORIES)[0] ??
      findTextProblem(name, '.name', MAX_LENGTHS.subcategory)[0] ??
      findFigureProblems(figure, '')[0] ??
      findCountProblem(probeCount, '.probeCount', 0)[0] ??
      findIntervalProblem(interval, score) ??
      findOptionalChoiceProblem(unknownError, '.unknownError', UNKNOWN_ERRORS)[0] ??
      findPublishedProblem(published) ??
      (names.size === names.add(`${String(category)} ${String(name)}`).size
        ? `.name is ${showValue(name)}, not a name of its own.`
        : undefined)
    )
  })
}

/** Returns what is wrong with the score and the measure of a figure. */
export function findFigureProblems({ score, measure }: Parts, at: string): string[] {
  return [
    ...findFractionProblem(score, `${at}.score`),
    ...findOptionalChoiceProblem(measure, `${at}.measure`, FIGURE_KINDS),
  ]
}

function findPublishedProblem(published: unknown): string | undefined {
  if (published === undefined) return undefined
  const { isLowerBetter, unit, ...numbers } = isObject(published) ? published : ({} as Parts)
  const wrong = ['value', 'low', 'high'].find(
    (key) => !isWithinRange(numbers[key], -MAX_VALUE, MAX_VALUE),
  )
  if (wrong !== undefined) {
    return `.published.${wrong} is ${showValue(numbers[wrong])}, not a number from -${MAX_VALUE} to ${MAX_VALUE}.`
  }
  if (typeof isLowerBetter !== 'boolean') {
    return `.published.isLowerBetter is ${showValue(isLowerBetter)}, not true or false.`
  }
  return unit === undefined
    ? undefined
    : findTextProblem(unit, '.published.unit', MAX_LENGTHS.unit)[0]
}

/** Returns what is wrong with a fraction. */
export function findFractionProblem(value: unknown, at: string): string[] {
  if (isWithinRange(value, 0, 1)) return []
  return [`${at} is ${showValue(value)}, not a fraction from 0 to 1: 87 % is 0.87.`]
}

/** Returns what is wrong with a number of prompts; nothing if it is left out. */
export function findCountProblem(count: unknown, at: string, least: 0 | 1): string[] {
  if (count === undefined || isCount(count, least)) return []
  return [`${at} is ${showValue(count)}, not a whole number from ${least}.`]
}

/** Returns what is wrong with one of some words; nothing if it is left out. */
export function findOptionalChoiceProblem(
  value: unknown,
  at: string,
  allowed: readonly string[],
): string[] {
  return value === undefined ? [] : findChoiceProblem(value, at, allowed)
}

function findChoiceProblem(value: unknown, at: string, allowed: readonly unknown[]): string[] {
  return allowed.includes(value)
    ? []
    : [`${at} is ${showValue(value)}. Allowed: ${allowed.join(', ')}.`]
}

function isCount(value: unknown, least: number): value is number {
  return Number.isInteger(value) && isWithinRange(value, least, MAX_COUNT)
}

function isWithinRange(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}
