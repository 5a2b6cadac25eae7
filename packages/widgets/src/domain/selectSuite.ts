import type { Evaluation } from './evaluation.ts'
import type { SuiteResult } from './modelEvaluation.ts'
import type { Suite } from './suite.ts'

interface ModelInSuite {
  readonly evaluation: Evaluation
  readonly suite?: Suite | undefined
  readonly otherResults?: readonly SuiteResult[]
}

/**
 * Returns the model with its evaluation in another suite; undefined when it has none there.
 *
 * @param id the suite; undefined for the one that the model already has
 */
export function selectSuite<Model extends ModelInSuite>(
  model: Model,
  id: string | undefined,
): Model | undefined {
  const { suite, evaluation, otherResults = [] } = model
  if (id === undefined || id === suite?.id) return model
  const chosen = otherResults.find((result) => result.suite.id === id)
  if (chosen === undefined || suite === undefined) return undefined
  const others = otherResults.filter((result) => result !== chosen)
  return { ...model, ...chosen, otherResults: [{ suite, evaluation }, ...others] }
}
