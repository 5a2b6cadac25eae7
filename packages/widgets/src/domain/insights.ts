import { CATEGORIES, type Category } from './category.ts'
import { valueOf, type ComparedMeasure } from './comparisonRows.ts'
import { decimalDifference, withoutBinaryNoise } from './decimal.ts'
import type { ComparedModel } from './modelEvaluation.ts'

/** The best models by one measure. */
export interface BestPerformers {
  readonly measure: ComparedMeasure
  /** All models that tie for the best value. */
  readonly models: readonly ComparedModel[]
  /** Fraction from 0 to 1. */
  readonly value: number
  /** Models without the score. */
  readonly lacking: readonly ComparedModel[]
}

/** The range of one measure, from the worst model to the best. */
export interface Spread {
  readonly measure: ComparedMeasure
  readonly high: number
  readonly low: number
  /** High minus low, as a fraction: 0.05 is five percentage points. */
  readonly difference: number
  readonly highest: readonly ComparedModel[]
  readonly lowest: readonly ComparedModel[]
  /** Models without the score. */
  readonly lacking: readonly ComparedModel[]
}

/**
 * Returns the best models by a measure.
 *
 * @returns undefined when no model has the score
 */
export function bestPerformers(
  models: readonly ComparedModel[],
  measure: ComparedMeasure,
): BestPerformers | undefined {
  const { present, lacking } = takingPart(models, measure)
  const value = Math.max(...present.map((part) => part.value))
  if (present.length === 0) return undefined
  return { measure, models: modelsAt(present, value), value, lacking }
}

/**
 * Returns the range of a measure over the models that have the score.
 *
 * @returns undefined unless two models have it
 */
export function spreadOf(
  models: readonly ComparedModel[],
  measure: ComparedMeasure,
): Spread | undefined {
  const { present, lacking } = takingPart(models, measure)
  if (present.length < 2) return undefined
  const values = present.map(({ value }) => value)
  const high = Math.max(...values)
  const low = Math.min(...values)
  return {
    measure,
    high,
    low,
    difference: decimalDifference(high, low),
    highest: modelsAt(present, high),
    lowest: modelsAt(present, low),
    lacking,
  }
}

/** Returns the categories with the largest difference: all that tie, none when all are equal. */
export function largestDifferences(models: readonly ComparedModel[]): Spread[] {
  const spreads = CATEGORIES.flatMap((category: Category) => spreadOf(models, category) ?? [])
  const largest = Math.max(0, ...spreads.map(({ difference }) => difference))
  return spreads.filter(({ difference }) => difference > 0 && difference === largest)
}

interface Part {
  readonly model: ComparedModel
  readonly value: number
}

function takingPart(models: readonly ComparedModel[], measure: ComparedMeasure) {
  const present: Part[] = models.flatMap((model) => {
    const value = valueOf(model, measure)
    // Values that differ only by floating-point noise tie.
    return value === undefined ? [] : { model, value: withoutBinaryNoise(value) }
  })
  return { present, lacking: models.filter((model) => valueOf(model, measure) === undefined) }
}

function modelsAt(parts: readonly Part[], value: number): ComparedModel[] {
  return parts.filter((part) => part.value === value).map(({ model }) => model)
}
