import type { CalendarDate } from './calendarDate.ts'
import type { Category } from './category.ts'
import { MISSING, type Score, type Uncertainty } from './score.ts'

/** What identifies a model to a reader. */
export interface ModelSummary {
  /** Readable and stable; part of the URL of the model's page. */
  readonly id: string
  readonly name: string
  /** The organisation that publishes the model. */
  readonly provider: string
  /** Ids of the suites with an evaluation of the model; absent when the source has no suites. */
  readonly suiteIds?: readonly string[]
}

/** A model that a source returned, perhaps without some of its optional fields. */
export interface LoadedModel extends ModelSummary {
  /** How many optional fields are invalid and left out; absent when none is. */
  readonly invalidFields?: number
}

/** A model's score in each of the four categories. */
export type Scores = Readonly<Record<Category, Score>>

/** The publication of an evaluation's figures. */
export interface EvaluationOrigin {
  readonly title: string
  /** An http or https address; undefined when the source sent an invalid one. */
  readonly url: string | undefined
}

/** One model on the leaderboard, with its latest evaluation. */
export interface LeaderboardEntry extends LoadedModel {
  readonly scores: Scores
  /**
   * Mean of the raw scores that the suite measures, 0 to 1; undefined when one of them is missing, and in a
   * suite of one category.
   */
  readonly composite: number | undefined
  /** What is known about the error of the composite; absent when nothing is. */
  readonly compositeUncertainty?: Uncertainty
  /** The date of the latest evaluation; undefined when there is none yet. */
  readonly evaluatedOn: CalendarDate | undefined
  /** Undefined when the evaluation names no source. */
  readonly origin: EvaluationOrigin | undefined
  /** Announced, but not evaluated yet. */
  readonly isPlaceholder: boolean
}

/** Four missing scores. */
export const NO_SCORES: Scores = {
  bias: MISSING,
  factuality: MISSING,
  toxicity: MISSING,
  jailbreak: MISSING,
}
