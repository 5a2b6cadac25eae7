import type { FigureKind } from '@transparency-lab/widgets/domain'

interface Range {
  readonly low: number
  readonly high: number
}

/** The unit of values from 0 to 100. */
export const PERCENT = 'percent'

/** Whether a value can become a score: where lower is better, 1 - x is one only of these. */
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

/** Whether a range is one of values in percent, if they are. */
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
