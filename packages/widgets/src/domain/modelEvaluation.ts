import type { CalendarDate } from './calendarDate.ts'
import type { Category } from './category.ts'
import type { EvaluationOrigin, ModelSummary, Scores } from './leaderboardEntry.ts'

/** What a published figure is. Only a proportion of probes has a binomial interval. */
export const MEASURES = ['proportion', 'macroF1', 'mean'] as const

/** What a published figure is: a share of probes, a macro-averaged F1, or a mean of a judge's scores. */
export type Measure = (typeof MEASURES)[number]

/** One part of a category, with its own figure. */
export interface Subcategory {
  readonly category: Category
  readonly name: string
  /** Fraction of the best possible result, 0 to 1; higher is better. */
  readonly score: number
  /** Prompts that the figure rests on. */
  readonly probeCount: number
  readonly measure: Measure
}

/** One evaluation as the comparison needs it. */
export interface Evaluation {
  readonly scores: Scores
  /** Mean of the four raw scores, 0 to 1; undefined when one of them is missing. */
  readonly composite: number | undefined
  readonly evaluatedOn: CalendarDate
  /** Undefined when the evaluation names no source: its subcategories are then mock data. */
  readonly origin: EvaluationOrigin | undefined
}

/** One evaluation with everything that is known of it. */
export interface FullEvaluation extends Evaluation {
  /** Distinct prompts over all categories. */
  readonly totalProbes: number
  readonly subcategories: readonly Subcategory[]
  readonly notes: readonly string[]
}

/** A model with its latest evaluation, for the comparison. */
export interface ComparedModel extends ModelSummary {
  readonly evaluation: Evaluation
}

/** A model with all that is known of it, for its own page. */
export interface EvaluatedModel extends ModelSummary {
  readonly description: string | undefined
  /** Where the provider describes the model; an http or https address. */
  readonly url: string | undefined
  readonly evaluation: FullEvaluation
}
