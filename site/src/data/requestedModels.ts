import { requestedModels } from '#lab/requestedModels'
import type { CalendarDate } from '@transparency-lab/widgets/domain'
import type { RequestState } from './requestStates.ts'

/** A model that somebody requested. It does not say who did. */
export interface RequestedModel {
  readonly name: string
  readonly provider: string
  /** When the first request for it arrived. */
  readonly requestedOn: CalendarDate
  readonly state: RequestState
  /** Since when it is in this state; the day of the request while it is only requested. */
  readonly since: CalendarDate
  /** Why the lab declined it; required for a declined model, and for no other. */
  readonly reason?: string | undefined
  /** The id of the published model; required for a published model, and for no other. */
  readonly modelId?: string | undefined
}

/**
 * The requests that the lab shows. It edits them in its settings: an accepted one becomes a planned model of the
 * dashboard until it is published.
 */
export const REQUESTED_MODELS: readonly RequestedModel[] = requestedModels
