import type { Measure } from './category.ts'
import { compareToBest, type RelativeToBest } from './compareToBest.ts'
import { largest } from './extremes.ts'
import type { Interval } from './interval.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { getRawScore, isMeasured } from './score.ts'
import { getMeasures } from './suite.ts'

/** One model's value in one row. */
export interface ComparedCell {
  readonly model: ComparedModel
  /** Fraction from 0 to 1; undefined when it is missing. */
  readonly value: number | undefined
  /** The interval around the value; undefined when its error is unknown. */
  readonly interval: Interval | undefined
  /** The z-score; undefined when it is missing, and always for the composite. */
  readonly z: number | undefined
  /** How the value compares with the best of the row; undefined when fewer than two models have one. */
  readonly relativeToBest: RelativeToBest | undefined
}

/** One measure for all compared models. */
export interface ComparedRow {
  readonly measure: Measure
  readonly cells: readonly ComparedCell[]
}

/**
 * Returns the detailed comparison: a row for each category that the suite measures, and one for its
 * composite.
 *
 * @param models of one suite: the scores of two suites cannot be compared
 */
export function comparisonRows(models: readonly ComparedModel[]): ComparedRow[] {
  return getMeasures(models[0]?.suite).map((measure) => {
    const values = models.map(({ evaluation }) => getRawScore(evaluation.scores[measure]))
    const present = values.filter((value) => value !== undefined)
    const best = present.length > 1 ? largest(present) : undefined
    return {
      measure,
      cells: models.map((model) => {
        const score = model.evaluation.scores[measure]
        const value = getRawScore(score)
        const isComparable = value !== undefined && best !== undefined
        return {
          model,
          value,
          interval: isMeasured(score) ? score.interval : undefined,
          z: isMeasured(score) ? score.z : undefined,
          relativeToBest: isComparable ? compareToBest(value, best) : undefined,
        }
      }),
    }
  })
}
