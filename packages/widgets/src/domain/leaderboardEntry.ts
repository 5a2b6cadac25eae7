import type { CalendarDate } from './calendarDate.ts'
import type { Evaluation } from './evaluation.ts'

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

/** One model on the leaderboard, with its latest evaluation. */
export interface LeaderboardEntry extends LoadedModel, Omit<Evaluation, 'evaluatedOn'> {
  /** The date of the latest evaluation; undefined when there is none yet. */
  readonly evaluatedOn: CalendarDate | undefined
  /** Whether the evaluation of the model is planned. */
  readonly isPlaceholder: boolean
}

/** The model whose link is clicked. */
export type ClickedModel = Pick<LeaderboardEntry, 'id' | 'name' | 'provider'>
