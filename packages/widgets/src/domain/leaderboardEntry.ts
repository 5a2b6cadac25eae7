import type { CalendarDate } from './calendarDate.ts'
import type { Category } from './category.ts'
import type { DateKind } from './dateKind.ts'
import { MISSING, type CompositeScore, type Score } from './score.ts'

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

/** A model's score in each of the four categories, and its composite. */
export type Scores = Readonly<Record<Category, Score> & Record<'composite', CompositeScore>>

/** The publication of an evaluation's figures. */
export interface EvaluationOrigin {
  readonly title: string
  /** An http or https address; undefined when the source sent an invalid one. */
  readonly url: string | undefined
}

/** One model on the leaderboard, with its latest evaluation. */
export interface LeaderboardEntry extends LoadedModel {
  readonly scores: Scores
  /** The date of the latest evaluation; undefined when there is none yet. */
  readonly evaluatedOn: CalendarDate | undefined
  /** What the date is; absent when the source does not say. */
  readonly dateKind?: DateKind
  /** Undefined when the evaluation names no source. */
  readonly origin: EvaluationOrigin | undefined
  /** Whether the evaluation of the model is planned. */
  readonly isPlaceholder: boolean
}

/** Missing scores in all measures. */
export const NO_SCORES: Scores = {
  bias: MISSING,
  factuality: MISSING,
  toxicity: MISSING,
  jailbreak: MISSING,
  composite: MISSING,
}

/** The model whose link is clicked. */
export type ClickedModel = Pick<LeaderboardEntry, 'id' | 'name' | 'provider'>
