/** The most models that can be compared at once. */
export const MAX_COMPARED_MODELS = 3

/** Raw scores at and above this fraction get the good style of a model's tiles. */
export const GOOD_RAW_SCORE = 0.8

const CLEARLY_LOWER = 5

/** How a value stands to the best of its row. */
export type Trend = 'best' | 'lower' | 'neutral'

/**
 * How a value stands to the best of its row: equal to it, clearly lower (more than 5 below it), or
 * neither. Values are fractions, so that a fall by more than 5 cannot happen among valid scores.
 */
export function trendOf(value: number, best: number): Trend {
  if (value === best) return 'best'
  return best - value > CLEARLY_LOWER ? 'lower' : 'neutral'
}
