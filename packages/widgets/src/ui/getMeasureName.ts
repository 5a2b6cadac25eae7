import type { Measure } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'

/** Returns the short name of a measure. */
export function getMeasureName(measure: Measure, { score }: Pick<SharedLabels, 'score'>): string {
  return measure === 'composite' ? score.composite : score.shortCategories[measure]
}
