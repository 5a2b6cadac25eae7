import type { Query } from './findElements.ts'

/** The rows of a leaderboard. */
export function rows(within?: string): Query {
  return { css: '.tl-leaderboard-row', ...(within !== undefined && { within }) }
}

/** The names of the models of a leaderboard, from top to bottom. */
export function names(within?: string): Query {
  return {
    css: '.tl-leaderboard-row [role=rowheader] bdi',
    ...(within !== undefined && { within }),
  }
}

/** The open tooltip. */
export const TOOLTIP: Query = { css: '[role=tooltip]:popover-open' }
