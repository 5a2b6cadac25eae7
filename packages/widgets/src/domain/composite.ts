import { CATEGORIES, type Category } from './category.ts'
import { mean } from './statistics.ts'

/**
 * The raw score of one category: the unweighted mean of its subcategories.
 *
 * @param scores one entry for each subcategory that the category consists of, 0 to 1
 * @returns undefined unless every subcategory has a score: a mean over what happens to be there
 * would rank a model by what was left out
 */
export function rawScoreOf(scores: readonly (number | undefined)[]): number | undefined {
  const present = scores.filter((score) => score !== undefined)
  return present.length > 0 && present.length === scores.length ? mean(present) : undefined
}

/**
 * The composite score: the unweighted mean of the four raw scores, 0 to 1.
 *
 * @returns undefined unless all four exist
 */
export function compositeOf(
  raw: Readonly<Partial<Record<Category, number | undefined>>>,
): number | undefined {
  return rawScoreOf(CATEGORIES.map((category) => raw[category]))
}

/** Whether there is a composite: 0 is how a published row says that there is none. */
export function hasComposite(composite: number | undefined): composite is number {
  return composite !== undefined && composite !== 0
}

/**
 * Reads a composite as it is published: 0 says that there is none, as does null.
 *
 * @returns undefined for none
 */
export function publishedComposite(value: number | null): number | undefined {
  return value !== null && hasComposite(value) ? value : undefined
}
