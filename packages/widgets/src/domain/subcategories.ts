import type { Category } from './category.ts'
import type { Subcategory } from './modelEvaluation.ts'
import type { Suite } from './suite.ts'
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

/**
 * Returns the figures that the score of a category is the mean of, in their order: those that the suite names, or all
 * of the category if it names none.
 */
export function getScoredFigures(
  subcategories: readonly Subcategory[],
  category: Category,
  suite: Pick<Suite, 'categoryDetails'> | undefined,
): Subcategory[] {
  const { figures = [] } = suite?.categoryDetails?.[category] ?? {}
  return subcategories.filter(
    (subcategory) =>
      subcategory.category === category &&
      (figures.length === 0 || figures.includes(subcategory.name)),
  )
}

/** Returns the total number of prompts of the subcategories; undefined when there is none, or a count is unknown. */
export function countProbes(subcategories: readonly Subcategory[]): number | undefined {
  if (subcategories.length === 0) return undefined
  let sum = 0
  for (const { probeCount } of subcategories) {
    if (probeCount === undefined) return undefined
    sum += probeCount
  }
  return sum
}
