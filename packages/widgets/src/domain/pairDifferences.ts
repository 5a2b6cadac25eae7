import type { Measure } from './category.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { isMeasured } from './score.ts'
import { compareScores, type ScoreDifference } from './scoreDifference.ts'

/** Two compared models and their difference by one measure. */
export interface PairDifference {
  /** The model with the higher score; the first one when they are equal or a score is missing. */
  readonly high: ComparedModel
  readonly low: ComparedModel
  /** The higher score minus the lower one; undefined when a score is missing. */
  readonly difference: ScoreDifference | undefined
}

/** Compares each pair of models by one measure, in the order of the models. */
export function pairDifferences(
  models: readonly ComparedModel[],
  measure: Measure,
): PairDifference[] {
  return models.flatMap((one, index) =>
    models.slice(index + 1).map((other) => pairDifference(one, other, measure)),
  )
}

function pairDifference(
  one: ComparedModel,
  other: ComparedModel,
  measure: Measure,
): PairDifference {
  const first = one.evaluation.scores[measure]
  const second = other.evaluation.scores[measure]
  if (!isMeasured(first) || !isMeasured(second)) {
    return { high: one, low: other, difference: undefined }
  }
  return first.raw >= second.raw
    ? { high: one, low: other, difference: compareScores(first, second) }
    : { high: other, low: one, difference: compareScores(second, first) }
}

/**
 * The models with a lower score that are not clearly behind the best: level with it, or with unknown errors.
 */
interface DistanceToBest {
  readonly level: readonly ComparedModel[]
  readonly untested: readonly ComparedModel[]
}

/**
 * Compares the models that have a score with one of the best.
 *
 * @param best one of the models with the highest score
 * @param others the models with a lower one
 */
export function distanceToBest(
  best: ComparedModel,
  others: readonly ComparedModel[],
  measure: Measure,
): DistanceToBest {
  const withVerdict = (verdict: ScoreDifference['verdict']) =>
    others.filter((model) => pairDifference(best, model, measure).difference?.verdict === verdict)
  return { level: withVerdict('noClearDifference'), untested: withVerdict('cannotBeJudged') }
}
