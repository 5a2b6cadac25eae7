import { CATEGORIES, type Measure } from './category.ts'
import { subtractExact } from './decimal.ts'
import { largest, smallest } from './extremes.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { getRawScore } from './score.ts'

/** The best models by one measure. */
export interface BestPerformers {
  readonly measure: Measure
  /** All models that tie for the best value. */
  readonly models: readonly ComparedModel[]
  /** Fraction from 0 to 1. */
  readonly value: number
  /** Models without the score. */
  readonly missing: readonly ComparedModel[]
}

/** The range of one measure, from the worst model to the best. */
export interface Spread {
  readonly measure: Measure
  readonly high: number
  readonly low: number
  /** High minus low, as a fraction: 0.05 is five percentage points. */
  readonly difference: number
  readonly highest: readonly ComparedModel[]
  readonly lowest: readonly ComparedModel[]
  /** Models without the score. */
  readonly missing: readonly ComparedModel[]
}

/**
 * Returns the best models by a measure.
 *
 * @returns undefined unless two models have the score
 */
export function bestPerformers(
  models: readonly ComparedModel[],
  measure: Measure,
): BestPerformers | undefined {
  const { present, missing } = splitByAvailability(models, measure)
  if (present.length < 2) return undefined
  const value = largest(present.map((part) => part.value))
  return { measure, models: modelsAt(present, value), value, missing }
}

/**
 * Returns the range of a measure over the models that have the score.
 *
 * @returns undefined unless two models have it
 */
export function computeSpread(
  models: readonly ComparedModel[],
  measure: Measure,
): Spread | undefined {
  const { present, missing } = splitByAvailability(models, measure)
  if (present.length < 2) return undefined
  const values = present.map(({ value }) => value)
  const high = largest(values)
  const low = smallest(values)
  return {
    measure,
    high,
    low,
    difference: subtractExact(high, low),
    highest: modelsAt(present, high),
    lowest: modelsAt(present, low),
    missing,
  }
}

/** Returns the categories with the largest difference: all that tie, none when all are equal. */
export function largestDifferences(models: readonly ComparedModel[]): Spread[] {
  const spreads = CATEGORIES.flatMap((category) => computeSpread(models, category) ?? [])
  const most = largest(spreads.map(({ difference }) => difference))
  return spreads.filter(({ difference }) => difference > 0 && difference === most)
}

interface AvailableValue {
  readonly model: ComparedModel
  readonly value: number
}

function splitByAvailability(models: readonly ComparedModel[], measure: Measure) {
  const present: AvailableValue[] = models.flatMap((model) => {
    const value = getRawScore(model.evaluation.scores[measure])
    return value === undefined ? [] : { model, value }
  })
  return {
    present,
    missing: models.filter((model) => getRawScore(model.evaluation.scores[measure]) === undefined),
  }
}

function modelsAt(parts: readonly AvailableValue[], value: number): ComparedModel[] {
  return parts.filter((part) => part.value === value).map(({ model }) => model)
}
