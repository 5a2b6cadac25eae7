import { roundToPrecision } from './decimal.ts'

/**
 * Returns the arithmetic mean.
 *
 * @throws RangeError when the list is empty
 */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('An empty list has no mean.')
  return roundToPrecision(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/** A smaller deviation of fractions is floating-point noise of their mean. */
const NOISE = 1e-11

/**
 * Returns each value's distance from the mean in population standard deviations. Missing values stay
 * missing and do not count. If all values are equal, apart from floating-point noise, each is 0.
 */
export function zScores(values: readonly (number | undefined)[]): (number | undefined)[] {
  const clean = values.map((value) => (value === undefined ? undefined : roundToPrecision(value)))
  const present = clean.filter((value) => value !== undefined)
  if (present.length === 0) return clean
  const centre = mean(present)
  const deviation = Math.sqrt(mean(present.map((value) => (value - centre) ** 2)))
  const isNoise = deviation <= NOISE
  return clean.map((value) => {
    if (value === undefined) return undefined
    return isNoise ? 0 : roundToPrecision((value - centre) / deviation)
  })
}
