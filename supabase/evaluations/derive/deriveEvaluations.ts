import {
  CATEGORIES,
  getRawScore,
  isMeasured,
  type Category,
  type Scores,
  type Uncertainty,
} from '@transparency-lab/widgets/domain'
import {
  deriveScores,
  type NeededFigures,
  type ScoredFigure,
} from '@transparency-lab/widgets/domain-internal'
import type { EvaluationsFile, FileModel } from '../file/evaluationsFile.ts'
import { toFigureError } from './figureError.ts'
import { getNeededFigures, listGaps } from '../file/neededFigures.ts'

/** A model with the scores that are computed from its figures. */
export interface DerivedEvaluation {
  readonly model: FileModel
  /** One score for each category that the model has, in the order of the categories. */
  readonly scores: readonly DerivedScore[]
  /** Categories that the file measures and the model lacks. */
  readonly missing: readonly Category[]
  /** The missing categories for which the model has some figures, but not all. */
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
  return listMeasured(getNeededFigures(file))
}

function listMeasured(needed: NeededFigures): Category[] {
  return CATEGORIES.filter((category) => needed[category] !== undefined)
}

/**
 * Computes the scores of every model in the file. A model without one of the figures that a category needs has
 * no score for it, and other figures do not count.
 */
export function deriveEvaluations(file: EvaluationsFile): DerivedEvaluation[] {
  const needed = getNeededFigures(file)
  const measured = listMeasured(needed)
  const derived = deriveScores(file.models.map(toFigures), needed)
  return file.models.flatMap((model, index) => {
    const scores = derived[index]
    if (scores === undefined) return []
    const incomplete = listGaps(model, needed)
    return [{ model, incomplete, ...toDerived(scores, measured) }]
  })
}

function toFigures({ subcategories }: FileModel): ScoredFigure[] {
  return subcategories.map((figure) => ({
    category: figure.parent_category,
    name: figure.subcategory,
    ...toFigureError(figure),
  }))
}

function toDerived(scores: Scores, measured: readonly Category[]) {
  const { composite } = scores
  return {
    scores: measured.flatMap((category): DerivedScore[] => {
      const score = scores[category]
      if (!isMeasured(score)) return []
      const { raw, z } = score
      return [{ category, raw, z, ...getUncertainty(score) }]
    }),
    missing: measured.filter((category) => !isMeasured(scores[category])),
    composite: getRawScore(composite),
    compositeUncertainty: isMeasured(composite) ? getUncertainty(composite) : {},
  }
}

function getUncertainty({ interval, ranks }: Uncertainty): Uncertainty {
  return { ...(interval && { interval }), ...(ranks && { ranks }) }
}
