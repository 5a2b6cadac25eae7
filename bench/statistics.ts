/** Several measurements of one thing. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/**
 * The middle and both ends of measurements; of an even number of them the middle is the mean of two.
 *
 * @throws RangeError when there is none
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const least = sorted[0]
  const most = sorted.at(-1)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (least === undefined || most === undefined || lower === undefined || upper === undefined)
    throw new RangeError('Nothing was measured.')
  return { median: (lower + upper) / 2, least, most }
}
