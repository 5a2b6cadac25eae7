/** The section of the request page with the requested models. */
export const REQUESTED_SECTION = 'requested'
