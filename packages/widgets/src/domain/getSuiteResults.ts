import type { Evaluation } from './evaluation.ts'
import type { SuiteResult } from './modelEvaluation.ts'
import type { Suite } from './suite.ts'

/**
 * Returns the evaluations of one model in all suites: the first apart, then the others.
 *
 * @param suites in their order; empty when the source has none
 * @param find returns the evaluation in a suite, or that of a source without suites
 * @returns undefined when there is no evaluation
 */
export function getSuiteResults<Result extends Evaluation>(
  suites: readonly Suite[],
  find: (suite: Suite | undefined) => Result | undefined,
) {
  if (suites.length === 0) {
    const evaluation = find(undefined)
    return evaluation && { evaluation }
  }
  const [first, ...otherResults] = suites.flatMap((suite): SuiteResult<Result> | [] => {
    const evaluation = find(suite)
    return evaluation ? { suite, evaluation } : []
  })
  return first && { ...first, otherResults }
}
