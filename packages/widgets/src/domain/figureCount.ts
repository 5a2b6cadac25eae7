import type { Category } from './category.ts'
import { mapCategories } from './mapCategories.ts'
import type { FullEvaluation } from './modelEvaluation.ts'
import { isMeasured, MISSING, type FigureCount } from './score.ts'
import type { Suite } from './suite.ts'

/** The figures that the score of a category needs and a model lacks. */
export interface FigureGap {
  readonly count: FigureCount
  /** Their names, in the order of the category; empty when it is unknown what the category needs. */
  readonly missing: readonly string[]
}

/**
 * Compares the figures of a model with the figures that a category needs, and ignores all others.
 *
 * @param needed names, each once; undefined when it is unknown what the category needs
 * @param names of the figures that the model has in the category
 * @returns undefined when the model has no figure, or all of them
 */
export function findFigureGap(
  needed: readonly string[] | undefined,
  names: readonly string[],
): FigureGap | undefined {
  if (names.length === 0) return undefined
  if (needed === undefined) {
    return { count: { present: names.length, needed }, missing: [] }
  }
  const present = new Set(names)
  const missing = needed.filter((name) => !present.has(name))
  if (missing.length === 0) return undefined
  return { count: { present: needed.length - missing.length, needed: needed.length }, missing }
}

/** Returns what a category without a score lacks; undefined when it has a score, no figure, or all figures. */
export function findCategoryGap(
  { scores, subcategories }: Pick<FullEvaluation, 'scores' | 'subcategories'>,
  category: Category,
  suite: Pick<Suite, 'categoryDetails'> | undefined,
): FigureGap | undefined {
  const score = scores[category]
  if (isMeasured(score)) return undefined
  const own = subcategories.filter((subcategory) => subcategory.category === category)
  const needed = suite?.categoryDetails?.[category]?.figures
  const gap = findFigureGap(
    needed,
    own.map(({ name }) => name),
  )
  return gap && score.figures ? { ...gap, count: score.figures } : gap
}

/** Adds to each missing score of an evaluation the number of its figures. */
export function withFigureCounts(
  evaluation: FullEvaluation,
  suite: Pick<Suite, 'categoryDetails'> | undefined,
): FullEvaluation {
  const incomplete = mapCategories((category) => {
    const gap = findCategoryGap(evaluation, category, suite)
    return gap && { ...MISSING, figures: gap.count }
  })
  if (Object.keys(incomplete).length === 0) return evaluation
  return { ...evaluation, scores: { ...evaluation.scores, ...incomplete } }
}
