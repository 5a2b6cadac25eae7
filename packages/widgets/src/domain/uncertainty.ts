import { CATEGORIES, type Category } from './category.ts'
import { hasComposite } from './composite.ts'
import type { EstimatedScore } from './scoreDifference.ts'
import type { Evaluation } from './modelEvaluation.ts'
import { isMeasured, type Uncertainty } from './score.ts'

type ScoredEvaluation = Pick<Evaluation, 'scores' | 'composite' | 'compositeUncertainty'>

/** Returns what is known about the error of a score; empty for a missing one. */
export function getUncertainty(
  { scores, composite, compositeUncertainty = {} }: ScoredEvaluation,
  measure: Category | 'composite',
): Uncertainty {
  if (measure === 'composite') return hasComposite(composite) ? compositeUncertainty : {}
  const score = scores[measure]
  return isMeasured(score) ? score : {}
}

/** Returns a score with its interval; undefined when it is missing. */
export function getEstimate(
  evaluation: ScoredEvaluation,
  measure: Category | 'composite',
): EstimatedScore | undefined {
  const { composite, scores } = evaluation
  const { interval } = getUncertainty(evaluation, measure)
  if (measure === 'composite') {
    return hasComposite(composite) ? { value: composite, interval } : undefined
  }
  const score = scores[measure]
  return isMeasured(score) ? { value: score.raw, interval } : undefined
}

/** Returns whether the error of any of the scores is known. */
export function hasIntervals(evaluation: ScoredEvaluation): boolean {
  const hasInterval = (measure: Category | 'composite') =>
    getUncertainty(evaluation, measure).interval !== undefined
  return hasInterval('composite') || CATEGORIES.some(hasInterval)
}
