import {
  findSuite,
  getSuiteColumns,
  matchesSearch,
  sortEntries,
  type EvaluatedModel,
  type LeaderboardColumn,
  type LeaderboardView,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { getSuiteSorting } from '@transparency-lab/widgets/domain-internal'
import type { ReleasedModels } from './readModels.ts'

/** The models to export, in their order, and the columns. */
export interface SelectedModels {
  readonly suite: Suite | undefined
  readonly models: readonly EvaluatedModel[]
  readonly columns: readonly LeaderboardColumn[]
  /** Whether models or columns of the suite are left out. */
  readonly isFiltered: boolean
}

/**
 * Selects what a view of the leaderboard shows: its suite, its rows in their order and its columns. Models whose
 * evaluation is planned have no figures and are left out.
 *
 * @param isWholeSuite whether to include the rows and columns that the view leaves out
 */
export function selectModels(
  { models, suites }: ReleasedModels,
  view: LeaderboardView,
  isWholeSuite: boolean,
): SelectedModels {
  const suite = findSuite(suites, view.suite)
  const inSuite = models.flatMap((model) => withResult(model, suite) ?? [])
  const shown = isWholeSuite
    ? inSuite
    : inSuite.filter(
        (model) =>
          matchesSearch(model, view.search) &&
          (view.provider === undefined || view.provider === model.provider),
      )
  const byId = new Map(shown.map((model) => [model.id, model]))
  const entries = shown.map(({ evaluation, ...model }) => ({
    ...model,
    ...evaluation,
    isPlaceholder: false,
  }))
  const allColumns = getSuiteColumns(suite)
  const columns = isWholeSuite
    ? allColumns
    : allColumns.filter((id) => view.columns?.includes(id) ?? true)
  return {
    suite,
    models: sortEntries(entries, getSuiteSorting(view.sorting, suite)).flatMap(
      ({ id }) => byId.get(id) ?? [],
    ),
    columns,
    isFiltered: shown.length < inSuite.length || columns.length < allColumns.length,
  }
}

/** Returns a model with its evaluation in a suite; undefined when it has none there. */
function withResult(
  { otherResults = [], ...model }: EvaluatedModel,
  suite: Suite | undefined,
): EvaluatedModel | undefined {
  const found = [model, ...otherResults].find((result) => result.suite?.id === suite?.id)
  return found && { ...model, ...found }
}
