import {
  computeComposite,
  computeRawScore,
  getCategories,
  toInterval,
  type Category,
  type EvaluatedModel,
  type Interval,
  type Margins,
  type Subcategory,
} from '@transparency-lab/widgets/domain'
import {
  getScoredFigures,
  getSubcategories,
  meanMargins,
  toMargins,
} from '@transparency-lab/widgets/domain-internal'

/** A score computed from others, with its interval. */
export interface WorkedScore {
  /** Fraction from 0 to 1; undefined when something is missing. */
  readonly score: number | undefined
  /** Undefined when no error is known. */
  readonly interval: Interval | undefined
}

/** The score of one category and the figures that it is the mean of. */
export interface WorkedCategory extends WorkedScore {
  readonly category: Category
  readonly figures: readonly Subcategory[]
}

/** A composite computed step by step from published figures. */
export interface WorkedExample {
  readonly categories: readonly WorkedCategory[]
  readonly composite: WorkedScore
}

/** Computes a model's category scores and composite again from its published figures. */
export function workedExample({ evaluation, suite }: EvaluatedModel): WorkedExample {
  const categories = getCategories(suite).map((category) => {
    const scored = getScoredFigures(evaluation.subcategories, category, suite)
    const figures = getSubcategories(scored, category)
    const score = computeRawScore(figures.map((figure) => figure.score))
    const margins = meanMargins(figures.map(getMargins))
    return { category, figures, score, margins, interval: getInterval(score, margins) }
  })
  const scores = Object.fromEntries(categories.map(({ category, score }) => [category, score]))
  const composite = computeComposite(
    scores,
    categories.map(({ category }) => category),
  )
  const margins = meanMargins(categories.map((category) => category.margins))
  return {
    categories: categories.map(({ margins: _, ...category }) => category),
    composite: { score: composite, interval: getInterval(composite, margins) },
  }
}

function getMargins({ score, interval }: Subcategory): Margins | undefined {
  return interval && toMargins(score, interval)
}

function getInterval(score: number | undefined, margins: Margins | undefined) {
  return score === undefined || margins === undefined ? undefined : toInterval(score, margins)
}
