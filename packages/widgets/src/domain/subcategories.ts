import type { Category } from './category.ts'
import type { Subcategory } from './modelEvaluation.ts'
import { compareText } from './compare.ts'

/** Returns the subcategories of one category, best first, ties by name. */
export function getSubcategories(
  subcategories: readonly Subcategory[],
  category: Category,
): Subcategory[] {
  return subcategories
    .filter((subcategory) => subcategory.category === category)
    .sort((a, b) => (a.score === b.score ? compareText(a.name, b.name) : b.score - a.score))
}

/** Returns the total number of prompts of the subcategories; undefined when one of the counts is unknown. */
export function countProbes(subcategories: readonly Subcategory[]): number | undefined {
  let sum = 0
  for (const { probeCount } of subcategories) {
    if (probeCount === undefined) return undefined
    sum += probeCount
  }
  return sum
}
