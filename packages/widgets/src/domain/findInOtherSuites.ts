import { createSearchMatcher } from './filter.ts'
import type { ModelSummary } from './leaderboardEntry.ts'
import type { LeaderboardView } from './leaderboardView.ts'
import { groupByBase, type ModelBases } from './modelBase.ts'
import type { Suite } from './suite.ts'

/** The models of one suite that match a search: those that its leaderboard shows with the same search. */
export interface SuiteMatches {
  readonly suite: Suite
  /** At least one. */
  readonly models: readonly ModelSummary[]
}

/** What a reader looks for, and the suite that shows it already. */
interface SearchBesideSuite extends Pick<LeaderboardView, 'search' | 'provider'> {
  /** The id of the suite that is left out. */
  readonly shown: string
  readonly bases: ModelBases
}

/**
 * Finds the models that match a search in the suites that are not shown. A model of several suites is in each of them.
 * The builds and settings of one model stand together.
 *
 * @param suites in their order, which the matches keep
 */
export function findInOtherSuites(
  models: readonly ModelSummary[],
  suites: readonly Suite[],
  { search, provider, shown, bases }: SearchBesideSuite,
): SuiteMatches[] {
  const matches = createSearchMatcher(search)
  const found = models.filter(
    (model) => (provider === undefined || model.provider === provider) && matches(model),
  )
  return suites
    .filter(({ id }) => id !== shown)
    .map((suite) => ({
      suite,
      models: groupByBase(
        found.filter(({ suiteIds }) => suiteIds?.includes(suite.id)),
        bases,
      ),
    }))
    .filter((group) => group.models.length > 0)
}
