import type { Problem } from './describeProblem.ts'
import type { EvaluationsFile, FileSubcategory } from './evaluationsFile.ts'
import { UNIT_RANGE } from './meaningRules.ts'
import type { OwnMetric } from './ownMetricSchema.ts'
import { describeChoices } from './words.ts'

const MAX_LISTED = 12

/** Finds own metrics whose figures the file does not have, or has with another meaning. */
export function metricProblems({ metrics = [], models }: EvaluationsFile): Problem[] {
  const figures = models.flatMap(({ subcategories }) => subcategories)
  return metrics.flatMap((row, index): Problem[] => {
    const own = figures.filter(({ subcategory }) => subcategory === row.subcategory)
    const path = ['metrics', index]
    if (own.length === 0) {
      const names = [...new Set(figures.map(({ subcategory }) => subcategory))]
      const allowed = describeChoices(names.slice(0, MAX_LISTED))
      return [{ path: [...path, 'subcategory'], allowed }]
    }
    const found = own.map((figure) => findDifference(row, figure)).find((each) => each)
    return found === undefined ? [] : [{ path: [...path, found.field], allowed: found.allowed }]
  })
}

function findDifference(row: OwnMetric, figure: FileSubcategory) {
  const { parent_category, measure, published } = figure
  const direction = published.lower_is_better ? 'lower_is_better' : 'higher_is_better'
  const { low, high } = published.range ?? UNIT_RANGE
  const scale = row.scale ?? UNIT_RANGE
  const as = (text: string) => `${text}, as at the figures with this name`
  if (row.category !== parent_category) return { field: 'category', allowed: as(parent_category) }
  if (row.measure !== measure) return { field: 'measure', allowed: as(measure) }
  if (row.direction !== direction) return { field: 'direction', allowed: as(direction) }
  if (scale.low === low && scale.high === high) return undefined
  return { field: 'scale', allowed: as(`from ${low} to ${high}`) }
}
