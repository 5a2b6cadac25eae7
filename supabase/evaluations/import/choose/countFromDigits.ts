import { UNIT_RANGE } from '../../file/meaningRules.ts'
import type { ShareWithError } from './countFromError.ts'

/** How the source of a share publishes it. */
interface Digits {
  /** The largest number of prompts. */
  readonly largest: number
  /** The number of decimals to which a share from 0 to 1 is rounded. */
  readonly decimals: number
}

/**
 * Returns the largest number of prompts that can give a share: some whole number of them equals the share in all
 * published decimals. Null if there is none. The true number may be smaller: 1 of 2 prompts is the same share as 2 of 4.
 */
export function countFromDigits(
  { value, range = UNIT_RANGE }: Pick<ShareWithError, 'range' | 'value'>,
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
