/** Median, minimum and maximum of repeated measurements. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/**
 * Computes median, minimum and maximum. The median of an even number of values is the mean of the
 * middle two.
 *
 * @throws RangeError if there are no values
 */
export function computeSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const least = sorted[0]
  const most = sorted.at(-1)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (least === undefined || most === undefined || lower === undefined || upper === undefined)
    throw new RangeError('There are no values.')
  return { median: (lower + upper) / 2, least, most }
}
