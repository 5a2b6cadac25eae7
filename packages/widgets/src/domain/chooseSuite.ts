import type { ModelSummary } from './leaderboardEntry.ts'
import type { Suite } from './suite.ts'

/** Returns the suite with most of the chosen models, the first one of equals; undefined in an empty list. */
export function chooseSuite(
  suites: readonly Suite[],
  models: readonly ModelSummary[],
  ids: readonly string[],
): Suite | undefined {
  const chosen = models.filter(({ id }) => ids.includes(id))
  const count = ({ id }: Suite) => chosen.filter(({ suiteIds }) => suiteIds?.includes(id)).length
  const [first, ...others] = suites
  return others.reduce((best, suite) => (best && count(suite) > count(best) ? suite : best), first)
}
