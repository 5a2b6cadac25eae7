import {
  DEFAULT_VIEW,
  getSuiteColumns,
  serializeSorting,
  type LeaderboardSort,
  type LeaderboardView,
} from './leaderboardView.ts'
import { isExtraColumnId } from './extraColumn.ts'
import type { Suite } from './suite.ts'

/** A view that has moved to another suite. */
interface MovedView {
  readonly view: LeaderboardView
  /** The sort keys that the suite does not have. */
  readonly dropped: readonly LeaderboardSort['field'][]
}

/** Returns the fields of sort keys that a suite does not have. The columns of a host are in every suite. */
export function findLackingFields(
  sorting: readonly LeaderboardSort[],
  suite: Suite,
): readonly LeaderboardSort['field'][] {
  // The default order is the one by which a suite ranks its models, so it exists in each.
  if (serializeSorting(sorting) === serializeSorting(DEFAULT_VIEW.sorting)) return []
  const columns: readonly string[] = getSuiteColumns(suite)
  const fields = sorting.map(({ field }) => field)
  return fields.filter((field) => !columns.includes(field) && !isExtraColumnId(field))
}

/**
 * Moves a view to another suite. It keeps the search, the provider and the sort keys that the suite has, and ends
 * the selection, because models of several suites cannot be compared.
 *
 * @param isDefaultSuite whether the suite is the one that a view without an id shows
 */
export function moveToSuite(
  view: LeaderboardView,
  suite: Suite,
  isDefaultSuite: boolean,
): MovedView {
  const dropped = findLackingFields(view.sorting, suite)
  const kept = view.sorting.filter(({ field }) => !dropped.includes(field))
  return {
    view: {
      ...view,
      suite: isDefaultSuite ? undefined : suite.id,
      sorting: kept.length === 0 ? DEFAULT_VIEW.sorting : kept,
      selected: [],
    },
    dropped,
  }
}
