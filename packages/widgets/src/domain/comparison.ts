/** The maximum number of models in a comparison. */
export const MAX_COMPARED_MODELS = 3

/** Score tiles use the good style from this raw score on. */
export const GOOD_RAW_SCORE = 0.8

const CLEARLY_LOWER = 5

/** How a value compares with the best of its row. */
export type RelativeToBest = 'best' | 'lower' | 'neutral'

/**
 * Compares a value with the best of its row: equal, clearly lower (by more than 5), or neither.
 * Values are fractions, so no valid score is ever clearly lower.
 */
export function compareToBest(value: number, best: number): RelativeToBest {
  if (value === best) return 'best'
  return best - value > CLEARLY_LOWER ? 'lower' : 'neutral'
}
