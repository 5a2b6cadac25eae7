import {
  CATEGORIES,
  computeComposite,
  computeRawScore,
  CONFIDENCE_LEVEL,
  figureMargins,
  meanMargins,
  rankLevel,
  rankRanges,
  toInterval,
  zScores,
  type Category,
  type Margins,
  type Uncertainty,
} from '@transparency-lab/widgets/domain'
import type { EvaluationsFile, FileModel, FileSubcategory } from '../file/evaluationsFile.ts'
import { toFigureError } from './figureError.ts'
import { getNeededFigures, listGaps } from '../file/neededFigures.ts'

/** A model with the scores that are computed from its figures. */
export interface DerivedEvaluation {
  readonly model: FileModel
  /** One score for each category that the model has, in the order of the categories. */
  readonly scores: readonly DerivedScore[]
  /** Categories that the file measures and the model lacks. */
  readonly missing: readonly Category[]
  /** Those of them with some of the figures that they need. */
  readonly incomplete: ReturnType<typeof listGaps>
  /** Undefined when a category is missing, or when the file measures only one. */
  readonly composite: number | undefined
  /** What is known about the error of the composite. */
  readonly compositeUncertainty: Uncertainty
}

/** The score of one category. */
export interface DerivedScore extends Uncertainty {
  readonly category: Category
  readonly raw: number
  readonly z: number
}

/** Returns the categories that a file measures: those with a figure of any model. */
export function getMeasuredCategories(file: EvaluationsFile): Category[] {
  const needed = getNeededFigures(file)
  return CATEGORIES.filter((category) => needed[category] !== undefined)
}

/**
 * Computes the scores of every model in the file. A model without one of the figures that a category needs has
 * no score for it, and other figures do not count.
 */
export function deriveEvaluations(file: EvaluationsFile): DerivedEvaluation[] {
  const { models } = file
  const needed = getNeededFigures(file)
  const categories = getMeasuredCategories(file)
  const columns = categories.map((category) => {
    const figures = listFigures(models, category, needed[category] ?? [])
    const raws = figures.map((parts) => computeRawScore(parts.map((part) => part?.score)))
    const zs = zScores(raws)
    const getMargins = (index: number, level: number) => categoryMargins(figures[index], level)
    const uncertainties = computeUncertainties(raws, getMargins)
    const scores = raws.map((raw, index) => {
      const z = zs[index]
      if (raw === undefined || z === undefined) return undefined
      return { category, raw, z, ...uncertainties[index] }
    })
    return { scores, getMargins }
  })
  const rows = models.map((model, index) => {
    const scores = columns
      .map((column) => column.scores[index])
      .filter((score) => score !== undefined)
    const raws = Object.fromEntries(scores.map(({ category, raw }) => [category, raw]))
    return {
      model,
      scores,
      missing: categories.filter((category) => raws[category] === undefined),
      incomplete: listGaps(model, needed),
      composite: computeComposite(raws, categories),
    }
  })
  const uncertainties = computeUncertainties(
    rows.map(({ composite }) => composite),
    (index, level) => meanMargins(columns.map(({ getMargins }) => getMargins(index, level))),
  )
  return rows.map((row, index) => ({ ...row, compositeUncertainty: uncertainties[index] ?? {} }))
}

/** Returns the figures of each model in a category, in the same order for all; undefined if it has none. */
function listFigures(
  models: readonly FileModel[],
  category: Category,
  names: readonly string[],
): (FileSubcategory | undefined)[][] {
  return models.map(({ subcategories }) => {
    const own = subcategories.filter(({ parent_category }) => parent_category === category)
    const figures = new Map(own.map((figure) => [figure.subcategory, figure]))
    return names.map((name) => figures.get(name))
  })
}

/** Returns the margins of a category's score at a level; undefined when no error is known. */
function categoryMargins(
  figures: readonly (FileSubcategory | undefined)[] = [],
  level: number,
): Margins | undefined {
  return meanMargins(
    figures.map((figure) => {
      const margins = figure && figureMargins(toFigureError(figure), level)
      return typeof margins === 'object' ? margins : undefined
    }),
  )
}

/** Returns the interval and the rank range of each score of one measure; empty for a missing score. */
function computeUncertainties(
  scores: readonly (number | undefined)[],
  getMargins: (index: number, level: number) => Margins | undefined,
): Uncertainty[] {
  const present = scores.flatMap((score, index) => (score === undefined ? [] : { score, index }))
  const level = rankLevel(present.length)
  const ranges = rankRanges(
    present.map(({ score, index }) => ({ score, margins: getMargins(index, level) })),
  )
  const uncertainties: Uncertainty[] = scores.map(() => ({}))
  for (const [place, { score, index }] of present.entries()) {
    const margins = getMargins(index, CONFIDENCE_LEVEL)
    const ranks = ranges[place]
    uncertainties[index] = {
      ...(margins && { interval: toInterval(score, margins) }),
      ...(ranks && { ranks }),
    }
  }
  return uncertainties
}
