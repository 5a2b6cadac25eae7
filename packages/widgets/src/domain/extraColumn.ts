/**
 * The id of a column that a host adds to the leaderboard, such as `x-price`. The prefix keeps it apart from the columns
 * of this package, also from those of later versions.
 */
export type ExtraColumnId = `x-${string}`

/** Returns whether a text is the id of a host's column: `x-`, then lowercase letters, digits and single hyphens. */
export function isExtraColumnId(text: string): text is ExtraColumnId {
  return /^x(-[a-z0-9]+)+$/.test(text)
}
