import { criticalValue, LARGER_ERROR } from '@transparency-lab/widgets/domain-internal'
import { UNIT_RANGE } from '../../file/meaningRules.ts'
import { countFromError, PRECISION } from './countFromError.ts'
import type { Figure, Format, Meaning } from '../formats/importer.ts'

/** Formats with values that people round. */
const ROUNDED: ReadonlySet<Format> = new Set(['every_eval_ever', 'table'])

interface Share {
  readonly proportion: number
  /** The width of the range of the value. */
  readonly width: number
  /** The standard error of the proportion; null if it is unknown or 0. */
  readonly error: number | null
  /** How far the product with the number of prompts may be from a whole number, for one prompt. */
  readonly tolerance: number
}

/**
 * Checks the published number of prompts of a figure against its value, its standard error and the other
 * counts of its file. It uses the smallest count, drops a count that the value rules out, and notes each
 * contradiction. It also drops an interval that is too narrow for the number.
 */
export function checkCount(
  format: Format,
  { measure }: Pick<Meaning, 'measure'>,
  given: Figure,
): Figure {
  const figure = takeSmallest(given)
  const { n, value, isMeanOfRuns = false } = figure
  // The records of this project's own export were checked when it imported them.
  const isShare =
    figure.declared === undefined &&
    measure === 'proportion' &&
    !isMeanOfRuns &&
    typeof value === 'number'
  if (!isShare || n === null) return figure
  const share = toShare(format, figure, value)
  return dropNarrowInterval(checkShare(figure, share, n), share)
}

function checkShare(figure: Figure, share: Share, n: number): Figure {
  const { proportion, error } = share
  const expected = Math.sqrt((proportion * (1 - proportion)) / n)
  if (error === null || expected === 0) {
    return isWhole(share, n) ? figure : drop(figure, n)
  }
  if (error > expected * LARGER_ERROR) return trustError(figure, share, n)
  if (error >= expected / LARGER_ERROR) return figure
  if (!isWhole(share, n)) return drop(figure, n)
  return withNote(figure, `its standard error is that of more than ${n} prompts, and ${n} stand`)
}

/** Replaces the number of prompts by the smallest one that the file gives. */
function takeSmallest(figure: Figure): Figure {
  const { n, otherCounts = [] } = figure
  const counts = [...new Set([...(n === null ? [] : [n]), ...otherCounts])].sort((a, b) => a - b)
  const [smallest = null] = counts
  if (counts.length < 2) return { ...figure, n: smallest }
  const text = `its file gives ${counts.join(' and ')} as the number of prompts, and the smaller stands`
  return withNote({ ...figure, n: smallest }, text)
}

function toShare(
  format: Format,
  { range = UNIT_RANGE, standardError }: Figure,
  value: number,
): Share {
  const { low, high } = range
  const width = high - low
  const isKnown = standardError !== null && standardError > 0
  return {
    proportion: (value - low) / width,
    width,
    error: isKnown ? standardError / width : null,
    tolerance: PRECISION + (ROUNDED.has(format) ? halfStep(value) / width : 0),
  }
}

/** Returns half of the last decimal place of a number. */
function halfStep(value: number): number {
  const text = String(value)
  if (text.includes('e')) return 0
  return 0.5 / 10 ** (text.split('.')[1]?.length ?? 0)
}

function isWhole({ proportion, tolerance }: Share, n: number): boolean {
  const product = proportion * n
  return Math.abs(product - Math.round(product)) <= tolerance * n
}

/**
 * Handles a standard error above that of n independent prompts: there were fewer prompts, or the prompts depend on each
 * other.
 */
function trustError(figure: Figure, share: Share, n: number): Figure {
  const { proportion, error } = share
  const count = countFromError({ value: proportion, standardError: error, range: undefined })
  if (count !== null) {
    const text = `its file gives ${n} prompts, but its standard error is that of ${count}, which stand`
    return withNote({ ...figure, n: count, isPartial: true }, text)
  }
  if (!isWhole(share, n)) return drop(figure, n)
  return withNote(
    figure,
    `its standard error is larger than that of ${n} independent prompts, and stands`,
  )
}

/** Removes an interval that is clearly narrower than that of independent prompts, which takes its place. */
function dropNarrowInterval(figure: Figure, { proportion, width }: Share): Figure {
  const { interval, n, value } = figure
  if (interval === undefined || interval.level === null || n === null) return figure
  const half = Math.max(Number(value) - interval.lower, interval.upper - Number(value)) / width
  const error = half / criticalValue(interval.level)
  if (error * LARGER_ERROR >= Math.sqrt((proportion * (1 - proportion)) / n)) return figure
  const { interval: _, ...rest } = figure
  return withNote(rest, `its interval is that of more than ${n} prompts, and is left out`)
}

function drop(figure: Figure, n: number): Figure {
  const text = `${figure.lookup.metric} is no share of the ${n} prompts of the run, so that some have no result`
  return withNote({ ...figure, n: null }, text)
}

function withNote(figure: Figure, text: string): Figure {
  return { ...figure, notes: [...(figure.notes ?? []), `${figure.task}: ${text}.`] }
}
