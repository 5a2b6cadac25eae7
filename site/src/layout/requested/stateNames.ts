import type { RequestState } from '../../data/requestStates.ts'

/** The section of the request page with the requested models. */
export const REQUESTED_SECTION = 'requested'

/** The names of the states. */
export const STATE_NAMES: Readonly<Record<RequestState, string>> = {
  requested: 'Requested',
  accepted: 'Accepted',
  evaluating: 'Being evaluated',
  published: 'Published',
  declined: 'Declined',
}
