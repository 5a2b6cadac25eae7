import type { Category } from './category.ts'
import { mean } from './statistics.ts'

/**
 * Returns the raw score of a category: the unweighted mean of its subcategories.
 *
 * @param scores one value from 0 to 1 for each subcategory of the category
 * @returns undefined unless every subcategory has a score: means over different subcategories are
 * not comparable between models
 */
export function computeRawScore(scores: readonly (number | undefined)[]): number | undefined {
  const present = scores.filter((score) => score !== undefined)
  return present.length > 0 && present.length === scores.length ? mean(present) : undefined
}

/**
 * Returns the composite score: the unweighted mean of the raw scores, 0 to 1.
 *
 * @param categories the categories that the suite measures
 * @returns undefined unless all of them have a score, and for fewer than two: the composite would
 * repeat the only score
 */
export function computeComposite(
  raw: Readonly<Partial<Record<Category, number | undefined>>>,
  categories: readonly Category[],
): number | undefined {
  if (categories.length < 2) return undefined
  return computeRawScore(categories.map((category) => raw[category]))
}
