import { CATEGORIES, type Category } from './category.ts'
import { valueOf, type ComparedMeasure } from './comparisonRows.ts'
import { decimalDifference, withoutBinaryNoise } from './decimal.ts'
import type { ComparedModel } from './modelEvaluation.ts'

/** Who is best by one measure: all who tie, and who could not take part. */
export interface BestPerformers {
  readonly measure: ComparedMeasure
  readonly models: readonly ComparedModel[]
  /** Fraction from 0 to 1. */
  readonly value: number
  /** Models that lack the score. */
  readonly lacking: readonly ComparedModel[]
}

/** How far apart the best and the worst are by one measure. */
export interface Spread {
  readonly measure: ComparedMeasure
  readonly high: number
  readonly low: number
  /** High less low, as a fraction: 0.05 is five percentage points. */
  readonly difference: number
  readonly highest: readonly ComparedModel[]
  readonly lowest: readonly ComparedModel[]
  /** Models that lack the score. */
  readonly lacking: readonly ComparedModel[]
}

/**
 * The best by a measure. A model that lacks the score takes no part.
 *
 * @returns undefined when every model lacks it
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
 * How far apart the models are by a measure. A model that lacks the score takes no part.
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

/** The categories in which the models differ most; all that tie, none when nothing differs. */
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
    // Who differs by noise only ties.
    return value === undefined ? [] : { model, value: withoutBinaryNoise(value) }
  })
  return { present, lacking: models.filter((model) => valueOf(model, measure) === undefined) }
}

function modelsAt(parts: readonly Part[], value: number): ComparedModel[] {
  return parts.filter((part) => part.value === value).map(({ model }) => model)
}
