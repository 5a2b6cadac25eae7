import type { CalendarDate } from './calendarDate.ts'
import type { Category } from './category.ts'
import type { DateKind } from './dateKind.ts'
import { MISSING, type CompositeScore, type Score } from './score.ts'

/** A model's score in each of the four categories, and its composite. */
export type Scores = Readonly<Record<Category, Score> & Record<'composite', CompositeScore>>

/** The publication of an evaluation's figures. */
export interface EvaluationOrigin {
  readonly title: string
  /** An http or https address; undefined when the source sent an invalid one. */
  readonly url: string | undefined
}

/** One evaluation, as far as the leaderboard and the comparison need it. */
export interface Evaluation {
  readonly scores: Scores
  readonly evaluatedOn: CalendarDate
  /** What the date is; absent when the source does not say. */
  readonly dateKind?: DateKind
  /** Undefined when the evaluation names no source: its subcategories are then mock data. */
  readonly origin: EvaluationOrigin | undefined
}

/** Missing scores in all measures. */
export const NO_SCORES: Scores = {
  bias: MISSING,
  factuality: MISSING,
  toxicity: MISSING,
  jailbreak: MISSING,
  composite: MISSING,
}
