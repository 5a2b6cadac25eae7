import { withoutBinaryNoise } from './decimal.ts'

/**
 * The unweighted arithmetic mean.
 *
 * @throws RangeError when there is nothing to average
 */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('The mean of no values does not exist.')
  return withoutBinaryNoise(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/**
 * Each value's distance from the mean in population standard deviations, over the values that
 * exist. A missing value stays missing and takes no part. Values that are all alike lie at 0; what
 * differs by binary noise only is alike.
 */
export function zScores(values: readonly (number | undefined)[]): (number | undefined)[] {
  const clean = values.map((value) => (value === undefined ? undefined : withoutBinaryNoise(value)))
  const present = clean.filter((value) => value !== undefined)
  if (present.length === 0) return clean
  const centre = mean(present)
  const deviation = Math.sqrt(mean(present.map((value) => (value - centre) ** 2)))
  return clean.map((value) => {
    if (value === undefined) return undefined
    return deviation === 0 ? 0 : withoutBinaryNoise((value - centre) / deviation)
  })
}
