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
