import {
  DEFAULT_VIEW,
  getSuiteColumns,
  serializeSorting,
  type LeaderboardSort,
  type LeaderboardView,
  type ShownColumn,
} from './leaderboardView.ts'
import { MEASURES } from './category.ts'
import { isExtraColumnId } from './extraColumn.ts'
import { getMeasures, getRankingScore, type Suite } from './suite.ts'

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
 * the selection, because models of several suites cannot be compared. If none of the scores that it shows is in the
 * suite, it shows the one that ranks the suite's models.
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
      columns: addRankingScore(view.columns, suite),
      selected: [],
    },
    dropped,
  }
}

function addRankingScore(
  columns: readonly ShownColumn[] | undefined,
  suite: Suite,
): readonly ShownColumn[] | undefined {
  const scores = MEASURES.filter((measure) => columns?.includes(measure))
  const measured = getMeasures(suite)
  // A reader who shows no score at all wants none.
  if (columns === undefined || scores.length === 0) return columns
  if (scores.some((score) => measured.includes(score))) return columns
  return [...columns, getRankingScore(suite)]
}
