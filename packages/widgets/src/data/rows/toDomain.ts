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
import type { Listing } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'
import type { InSuite } from './schemas.ts'

const NO_SUITES: Listing<Suite> = { items: [], invalidRows: 0 }

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

/**
 * Returns a model as the comparison needs it; undefined when it has no evaluation.
 *
 * @throws SourceError when no suite of the model could be read
 */
export function toComparedModel(
  { evaluations, ...model }: ModelSummary & WithEvaluations<Evaluation>,
  suites = NO_SUITES,
): ComparedModel | undefined {
  const results = getSuiteResults(suites.items, (suite) => findLatest(evaluations, suite))
  return countUnread(results && { ...model, ...results }, evaluations, suites)
}

/**
 * Returns a model with everything that its page shows; undefined when it has no evaluation.
 *
 * @throws SourceError when no suite of the model could be read
 */
export function toEvaluatedModel(
  {
    evaluations,
    ...model
  }: Pick<EvaluatedModel, 'id' | 'name' | 'provider' | 'description' | 'url'> &
    WithEvaluations<FullEvaluation>,
  suites = NO_SUITES,
): EvaluatedModel | undefined {
  const results = getSuiteResults(suites.items, (suite) => findLatest(evaluations, suite))
  return countUnread(results && { ...model, ...results }, evaluations, suites)
}

/** Adds to a model the number of its suites that could not be read. */
function countUnread<Model extends object>(
  model: Model | undefined,
  evaluations: readonly Pick<InSuite<Evaluation>, 'suiteId'>[],
  { items, invalidRows }: Listing<Suite>,
): Model | undefined {
  if (invalidRows === 0) return model
  const unread = new Set(evaluations.flatMap(({ suiteId }) => suiteId ?? []))
  for (const { id } of items) unread.delete(id)
  if (unread.size === 0) return model
  if (model) return { ...model, invalidFields: unread.size }
  throw new SourceError('malformed', 'The source returned an invalid suite.')
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
