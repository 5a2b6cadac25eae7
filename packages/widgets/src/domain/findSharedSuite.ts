import type { ModelSummary } from './leaderboardEntry.ts'
import type { Suite } from './suite.ts'

/** The suites in which a comparison can go on. */
interface SharedSuites {
  /** The suite of the comparison. */
  readonly suite: Suite
  /** The suites with results of all of its models; all suites when it has none. */
  readonly shared: readonly Suite[]
}

/**
 * Returns the suite in which a model can join a comparison: the current suite if it has the model, otherwise
 * the first shared suite that has it; undefined when none has.
 */
export function findSharedSuite(
  { suiteIds }: Pick<ModelSummary, 'suiteIds'>,
  { suite, shared }: SharedSuites,
): Suite | undefined {
  const joint = shared.filter(({ id }) => suiteIds?.includes(id))
  return joint.find(({ id }) => id === suite.id) ?? joint[0]
}
