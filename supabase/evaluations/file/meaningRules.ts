import type { FigureKind } from '@transparency-lab/widgets/domain'

interface Range {
  readonly low: number
  readonly high: number
}

/** The unit of values from 0 to 100. */
export const PERCENT = 'percent'

/** The range of a value for which none is declared. */
export const UNIT_RANGE: Range = { low: 0, high: 1 }

/** The range of values in percent. */
export const PERCENT_RANGE: Range = { low: 0, high: 100 }

/**
 * Returns whether a value can become a score. Where lower is better the score is 1 - x, which exists only for a
 * proportion, or for a mean with a range.
 */
export function isTurnable(meaning: {
  readonly lower_is_better: boolean
  readonly measure: FigureKind
  readonly range?: Range | undefined
}): boolean {
  const { lower_is_better, measure, range } = meaning
  return !lower_is_better || measure === 'proportion' || (measure === 'mean' && range !== undefined)
}

/** @param field the key of the range */
export function directionAllowed(field: string): string {
  return `a proportion, or a mean with its "${field}", where lower is better, because 1 - x is a score of nothing else`
}

/**
 * Returns whether the range fits the unit: values in percent need a range that ends above 1. Other units need
 * nothing, and neither does a value without a range.
 */
export function isPercentRange(meaning: {
  readonly unit?: string | undefined
  readonly range?: Range | undefined
}): boolean {
  const { unit, range } = meaning
  return unit !== PERCENT || range === undefined || range.high > 1
}

/** @param field the key of the range */
export function percentAllowed(field: string): string {
  return `a ${field} in percent, such as 0 to 100, where the unit is percent`
}
