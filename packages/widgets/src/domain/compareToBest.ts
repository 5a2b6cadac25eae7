/** The limit of the specification, which is meant for percentages. */
const CLEARLY_LOWER = 5

/** How a value compares with the best of its row. */
export type RelativeToBest = 'best' | 'lower' | 'neutral'

/**
 * Compares a value with the best of its row: equal, clearly lower (by more than 5), or neither.
 * Values are fractions, so no valid score is ever clearly lower: the specification sets this limit, and
 * decision 0010 accepts it.
 */
export function compareToBest(value: number, best: number): RelativeToBest {
  if (value === best) return 'best'
  return best - value > CLEARLY_LOWER ? 'lower' : 'neutral'
}
