import type { z } from 'zod'
import type { publishedSchema } from './subcategorySchema.ts'

type Published = Pick<z.infer<typeof publishedSchema>, 'value' | 'lower_is_better' | 'range'>

/** Normalises a published figure to a score from 0 to 1; higher is better. */
export function scoreFromPublished({ value, lower_is_better, range }: Published): number {
  const fraction = range === undefined ? value : (value - range.low) / (range.high - range.low)
  return lower_is_better ? 1 - fraction : fraction
}
