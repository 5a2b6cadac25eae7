import type { ShareWithError } from './countFromError.ts'

/** How the source of a share publishes it. */
interface Digits {
  /** The largest number of prompts. */
  readonly largest: number
  /** The number of decimals to which a share from 0 to 1 is rounded. */
  readonly decimals: number
}

/**
 * Returns the largest number of prompts of which a share is a whole number, to all decimals that its source publishes;
 * null if it is of none. A run over a divisor of that number, such as 291 in place of 582, can have the same share.
 */
export function countFromDigits(
  { value, range = { low: 0, high: 1 } }: Pick<ShareWithError, 'range' | 'value'>,
  { largest, decimals }: Digits,
): number | null {
  if (value === undefined) return null
  const share = (value - range.low) / (range.high - range.low)
  // A little more than half a unit, because the share is not an exact binary number.
  const rounding = 0.501 * 10 ** -decimals
  for (let count = largest; count > 0; count -= 1) {
    if (Math.abs(Math.round(share * count) / count - share) <= rounding) return count
  }
  return null
}
