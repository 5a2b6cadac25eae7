import { largestError } from '../../file/largestError.ts'
import { toCount } from '../formats/toCount.ts'
import type { Figure, Interval, Range } from '../formats/importer.ts'

/**
 * Removes an impossible number of prompts, standard error or interval from a figure. A note mentions a removed
 * standard error, because a narrower computed interval may take its place.
 *
 * @param range the range of the value; undefined if it is unknown
 */
export function checkUncertainty(figure: Figure, range: Range | undefined): Figure {
  const n = toCount(figure.n)
  const standardError = checkError(figure, range)
  const interval = checkInterval(figure.interval, range)
  const checked = { ...figure, n, standardError, interval }
  const given = figure.standardError
  // Tools write NaN where they computed none.
  if (given === null || !Number.isFinite(given) || standardError !== null) return checked
  const note = `${figure.task}: its standard error of ${given} cannot be one, and is left out.`
  return { ...checked, notes: [...(figure.notes ?? []), note] }
}

function checkError(
  { standardError: error, value }: Figure,
  range: Range | undefined,
): number | null {
  const most = range === undefined ? Number.MAX_VALUE : largestError(value, range)
  return error !== null && error >= 0 && error <= most ? error : null
}

function checkInterval(
  interval: Interval | undefined,
  range: Range = { low: -Number.MAX_VALUE, high: Number.MAX_VALUE },
): Interval | undefined {
  if (interval === undefined) return undefined
  const { lower, upper, level } = interval
  if (!(range.low <= lower && lower <= upper && upper <= range.high)) return undefined
  const isLevel = level === null || (level > 0 && level < 1)
  return isLevel ? interval : { ...interval, level: null }
}
