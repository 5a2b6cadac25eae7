import type { Category } from './category.ts'
import type { Evaluation } from './evaluation.ts'
import type { FigureKind } from './figureKind.ts'
import type { Interval, UnknownError } from './interval.ts'
import type { LoadedModel } from './leaderboardEntry.ts'
import type { Suite } from './suite.ts'

/** One published figure of a category. */
export interface Subcategory {
  readonly category: Category
  readonly name: string
  /** Fraction of the best possible result, 0 to 1; higher is better. */
  readonly score: number
  /** Number of prompts behind the figure; undefined when it is not published or invalid. */
  readonly probeCount: number | undefined
  /** Undefined when the source sent an unknown measure. */
  readonly measure: FigureKind | undefined
  /** Absent when the error of the figure is unknown. */
  readonly interval?: Interval
  /** Why there is no interval; absent when there is one, and when the source does not say. */
  readonly unknownError?: UnknownError
  /** The figure as it was published; absent when the source does not send it. */
  readonly published?: PublishedFigure
}

/** A figure in the unit of its publication. */
export interface PublishedFigure {
  readonly value: number
  /** The ends of its scale. */
  readonly low: number
  readonly high: number
  readonly isLowerBetter: boolean
  /** Such as `percent`; undefined for a figure without a unit. */
  readonly unit: string | undefined
}

/** One evaluation with all of its details. */
export interface FullEvaluation extends Evaluation {
  /** Number of distinct prompts over all categories; undefined when it is not published or invalid. */
  readonly totalProbes: number | undefined
  readonly subcategories: readonly Subcategory[]
  /** How many of the invalid fields are subcategories; absent when none is. */
  readonly invalidSubcategories?: number
  readonly notes: readonly string[]
}

/** The latest evaluation of a model in one suite. */
export interface SuiteResult<Result extends Evaluation = Evaluation> {
  readonly suite: Suite
  readonly evaluation: Result
}

/** A model with its latest evaluation in one suite, and those in others, which are never averaged. */
interface ModelInSuite<Result extends Evaluation> extends LoadedModel {
  readonly evaluation: Result
  /** The suite of the evaluation; undefined when the source has no suites. */
  readonly suite?: Suite | undefined
  /** The results in other suites, in the order of the suites. */
  readonly otherResults?: readonly SuiteResult<Result>[]
}

/** A model with its latest evaluations, for the comparison. */
export type ComparedModel = ModelInSuite<Evaluation>

/** A model with all of its details, for its own page. */
export interface EvaluatedModel extends ModelInSuite<FullEvaluation> {
  readonly description: string | undefined
  /** Address of the provider's page about the model; http or https. */
  readonly url: string | undefined
}
