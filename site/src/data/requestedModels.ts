import type { CalendarDate } from '@transparency-lab/widgets/domain'

/** What became of a request, in the order of the work. */
export const REQUEST_STATES = [
  'requested',
  'accepted',
  'evaluating',
  'published',
  'declined',
] as const

/** What became of a request. */
export type RequestState = (typeof REQUEST_STATES)[number]

/** A model that somebody requested, without a word of who did. */
export interface RequestedModel {
  readonly name: string
  readonly provider: string
  /** When the first request for it arrived. */
  readonly requestedOn: CalendarDate
  readonly state: RequestState
  /** Since when it is in this state; the day of the request while it is only requested. */
  readonly since: CalendarDate
  /** Why the lab declined it; required then, and only then. */
  readonly reason?: string
  /** The id of the published model; required once it is published, and only then. */
  readonly modelId?: string
}

/**
 * The requests that the lab shows. It edits them here: an accepted one becomes a planned model of the dashboard until it
 * is published.
 */
export const REQUESTED_MODELS: readonly RequestedModel[] = []
