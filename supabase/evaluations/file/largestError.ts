import { LARGER_ERROR } from '@transparency-lab/widgets/domain-internal'
import { UNIT_RANGE } from './meaningRules.ts'

/**
 * Returns the largest standard error that a value may have. The mean of results between two bounds varies no more than
 * one result that is at either bound, √((value − low) × (high − value)). A factor leaves room for rounded values. At a
 * bound this is 0, but Wilson's interval and others have an error there, so half of the range counts.
 *
 * @param value in the unit of the range; any other value for one that cannot be used
 */
export function largestError(value: unknown, { low, high } = UNIT_RANGE): number {
  const isInside = typeof value === 'number' && low < value && value < high
  const largest = isInside ? Math.sqrt((value - low) * (high - value)) : (high - low) / 2
  // Three digits, so that the limit is what a message says.
  return Number((LARGER_ERROR * largest).toPrecision(3))
}
