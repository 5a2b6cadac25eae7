import {
  getSuiteResults,
  latestEvaluation,
  type ComparedModel,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type LeaderboardEntry,
  type ModelSummary,
  type Suite,
} from '../../domain/index.ts'
import type { InSuite } from './schemas.ts'

/** A parsed model with all of its evaluations. */
interface WithEvaluations<Result extends Evaluation> {
  readonly evaluations: readonly InSuite<Result>[]
}

/**
 * Returns a model's entry of the leaderboard; undefined when the model has no evaluation in the suite.
 *
 * @param suite undefined for evaluations that name none
 */
export function toLeaderboardEntry(
  { evaluations, ...model }: ModelSummary & WithEvaluations<Evaluation>,
  suite?: Suite,
): LeaderboardEntry | undefined {
  const evaluation = findLatest(evaluations, suite)
  return evaluation && { ...model, ...evaluation, isPlaceholder: false }
}

/** Returns a model as the comparison needs it; undefined when it has no evaluation. */
export function toComparedModel(
  { evaluations, ...model }: ModelSummary & WithEvaluations<Evaluation>,
  suites: readonly Suite[] = [],
): ComparedModel | undefined {
  const results = getSuiteResults(suites, (suite) => findLatest(evaluations, suite))
  return results && { ...model, ...results }
}

/** Returns a model with everything that its page shows; undefined when it has no evaluation. */
export function toEvaluatedModel(
  {
    evaluations,
    ...model
  }: Pick<EvaluatedModel, 'id' | 'name' | 'provider' | 'description' | 'url'> &
    WithEvaluations<FullEvaluation>,
  suites: readonly Suite[] = [],
): EvaluatedModel | undefined {
  const results = getSuiteResults(suites, (suite) => findLatest(evaluations, suite))
  return results && { ...model, ...results }
}

/** Returns the latest evaluation in a suite. */
function findLatest<Result extends Evaluation>(
  evaluations: readonly InSuite<Result>[],
  suite: Suite | undefined,
): Omit<InSuite<Result>, 'suiteId'> | undefined {
  const latest = latestEvaluation(evaluations.filter(({ suiteId }) => suiteId === suite?.id))
  if (latest === undefined) return undefined
  const { suiteId: _, ...evaluation } = latest
  return evaluation
}
