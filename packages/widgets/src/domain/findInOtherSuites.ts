import { createSearchMatcher } from './filter.ts'
import type { ModelSummary } from './leaderboardEntry.ts'
import type { LeaderboardView } from './leaderboardView.ts'
import { groupByBase, withBaseName, type ModelBases } from './modelBase.ts'
import type { Suite } from './suite.ts'

/** The models of one suite that match a search. */
export interface SuiteMatches {
  readonly suite: Suite
  /** At least one. */
  readonly models: readonly ModelSummary[]
}

/** What a reader looks for, and the suite that shows it already. */
interface SearchBesideSuite extends Pick<LeaderboardView, 'search' | 'provider'> {
  /** The id of the suite whose models are left out. */
  readonly shown: string
  readonly bases: ModelBases
}

/**
 * Finds the models that match a search and are not in the shown suite, by suite. A model of several suites is
 * in each of them. The builds and settings of one model stand together, and a search finds all of them by its name.
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
    (model) =>
      model.suiteIds?.includes(shown) === false &&
      (provider === undefined || model.provider === provider) &&
      matches(withBaseName(model, bases)),
  )
  return suites
    .map((suite) => ({
      suite,
      models: groupByBase(
        found.filter(({ suiteIds }) => suiteIds?.includes(suite.id)),
        bases,
      ),
    }))
    .filter((group) => group.models.length > 0)
}
