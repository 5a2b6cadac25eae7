import { UNIT_RANGE } from '../../file/meaningRules.ts'
import type { Range } from '../formats/importer.ts'

/** How far a published share may be from a fraction. Full precision is written with about 16 digits. */
export const PRECISION = 1e-6
/** How close the number of prompts behind an exact error is to a whole number. */
const NEAR_WHOLE = 0.05

/** A published share with its standard error, in the unit of its range. */
export interface ShareWithError {
  readonly value: number | undefined
  readonly standardError: number | null
  /** From 0 to 1 unless given. */
  readonly range: Range | undefined
}

/**
 * Returns the number of independent prompts that explains a share and its standard error: the error is that of a sample
 * of this size, and the share is a whole number of the prompts. Null if there is none, such as for rounded numbers.
 */
export function countFromError({
  value,
  standardError,
  range = UNIT_RANGE,
}: ShareWithError): number | null {
  if (value === undefined || standardError === null || standardError <= 0) return null
  const width = range.high - range.low
  const share = (value - range.low) / width
  const implied = (share * (1 - share)) / (standardError / width) ** 2 + 1
  const count = Math.round(implied)
  const isCount = count > 1 && Math.abs(implied - count) <= NEAR_WHOLE
  return isCount && Math.abs(share * count - Math.round(share * count)) <= PRECISION * count
    ? count
    : null
}
