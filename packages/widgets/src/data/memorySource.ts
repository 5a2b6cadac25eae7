import {
  CATEGORIES,
  createRankedModelCounter,
  findSuite,
  isMeasured,
  getSuiteResults,
  latestEvaluation,
  NO_SUITE_FACTS,
  sortByName,
  withFigureCounts,
  withRankedResults,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type LeaderboardEntry,
  type ModelSummary,
  type PlannedModel,
  type Suite,
} from '../domain/index.ts'
import type {
  ContestedFigures,
  EvaluationSource,
  FetchOptions,
  Leaderboard,
  Listing,
  SourceMethod,
  SuiteOptions,
} from './evaluationSource.ts'
import { mergeModels } from './mergeModels.ts'
import type { StoredModel, StoredSuite } from './storedModel.ts'
import { requireModels, requirePlannedModels, requireSuiteList } from './problems/storedProblems.ts'
import { withoutNulls, withoutNullsInEach } from './withoutNulls.ts'
import { withPlannedModels, type PlannedModelsOptions } from './plannedModels.ts'

/** Options of a source over objects in memory. */
export interface MemorySourceOptions extends PlannedModelsOptions {
  /**
   * The contested figures and the statements of providers.
   * @default none
   */
  readonly contested?: ContestedFigures | undefined
}

/**
 * Creates a source over objects in memory, for tests, stories and pages that bring their own data.
 * {@link createModels} makes the models from raw figures.
 *
 * @param models objects with the same id are merged, one for each suite
 * @param storedSuites the suites of the evaluations, the default one first; empty when no evaluation names
 * one
 * @throws TypeError when a model, its scores, a suite or a planned model have the wrong form, or two objects of a model contradict each other
 * @throws RangeError when an evaluation names a suite that is not in the list, or names none although there
 * are suites
 *
 * @example
 * ```ts
 * import { createMemorySource } from '@transparency-lab/widgets'
 * import { measuredScore, MISSING } from '@transparency-lab/widgets/domain'
 *
 * export const source = createMemorySource([
 *   {
 *     id: 'example-7b',
 *     name: 'Example 7B',
 *     provider: 'Example',
 *     description: undefined,
 *     url: undefined,
 *     evaluations: [
 *       {
 *         evaluatedOn: '2024-03-01',
 *         scores: {
 *           bias: measuredScore(0.9, 0.4),
 *           factuality: measuredScore(0.8, 0.3),
 *           toxicity: measuredScore(0.7, -0.2),
 *           jailbreak: MISSING,
 *           composite: MISSING,
 *         },
 *         origin: { title: 'Example Paper', url: 'https://example.org/paper' },
 *         totalProbes: 1200,
 *         subcategories: [],
 *         notes: [],
 *       },
 *     ],
 *   },
 * ])
 * ```
 */
export function createMemorySource(
  models: readonly StoredModel[],
  storedSuites: readonly StoredSuite[] = [],
  options: MemorySourceOptions = {},
): EvaluationSource {
  const given = withoutNullsInEach(models)
  requireModels(given)
  const allSuites = requireSuiteList(withoutNullsInEach(storedSuites))
  // Plain JavaScript may leave out arguments by null.
  const { plannedModels = [], contested } = withoutNulls({ ...options })
  requirePlannedModels(plannedModels)
  const merged = mergeModels(given)
  requireSuites(merged, allSuites)
  const suites = allSuites
    .map((suite) => describeSuite(suite, merged))
    .filter(({ models: count }) => count !== 0)
  const initial = createReads(merged, suites, plannedModels)
  return {
    listSuites: soon(() => initial.listSuites()),
    listLeaderboard: async (options) => {
      await nextMicrotask(options)
      return initial.listLeaderboard(options)
    },
    listModels: soon(() => initial.listModels()),
    getModel: soonById((id) => initial.getModel(id) ?? undefined),
    getComparedModel: soonById((id) => initial.getComparedModel(id) ?? undefined),
    ...(contested && { getContested: soon(() => contested) }),
    initial: { ...initial, ...(contested && { getContested: () => contested }) },
  }
}

function createReads(
  models: readonly StoredModel[],
  suites: readonly Suite[],
  plannedModels: readonly PlannedModel[],
) {
  const byName = sortByName(models)
  const listEntries = (suite: Suite | undefined) =>
    byName.flatMap((model) => toEntry(model, suite) ?? [])
  const countRankedModels = createRankedModelCounter(listEntries)
  const find = (id: string) => {
    const stored = byName.find((candidate) => candidate.id === id)
    const model = stored && toEvaluatedModel(stored, suites)
    return model ? withRankedResults(model, countRankedModels) : null
  }
  return {
    listSuites: () => list(suites),
    listLeaderboard: ({ suite: id }: SuiteOptions = {}): Leaderboard => {
      const suite = findSuite(suites, id)
      const board = { ...list(listEntries(suite)), ...(suite && { suite }) }
      return withPlannedModels(board, plannedModels, suites)
    },
    listModels: () => list(byName.map((model) => toListedModel(model, suites))),
    getModel: find,
    getComparedModel: (id: string) => {
      const model = find(id)
      return model && toComparedModel(model)
    },
  }
}

function requireSuites(models: readonly StoredModel[], suites: readonly StoredSuite[]): void {
  const ids: (string | undefined)[] = suites.length === 0 ? [undefined] : suites.map(({ id }) => id)
  for (const { id, evaluations } of models) {
    const wrong = evaluations.find(({ suiteId }) => !ids.includes(suiteId))
    if (wrong === undefined) continue
    throw new RangeError(
      `An evaluation of “${id}” names the suite “${wrong.suiteId ?? ''}”. ` +
        `Allowed: ${suites.length === 0 ? 'none' : ids.join(', ')}.`,
    )
  }
}

function list<Item>(items: readonly Item[]): Listing<Item> {
  return { items, invalidRows: 0 }
}

function soon<Value>(read: () => Value): SourceMethod<[], Value> {
  return async (options) => {
    await nextMicrotask(options)
    return read()
  }
}

function soonById<Value>(read: (id: string) => Value): SourceMethod<[string], Value> {
  return async (id, options) => {
    await nextMicrotask(options)
    return read(id)
  }
}

/** Waits as briefly as any source can, and rejects when the read is cancelled. */
async function nextMicrotask(options: FetchOptions = {}): Promise<void> {
  await Promise.resolve()
  options.signal?.throwIfAborted()
}

/** Adds the facts that follow from the evaluations. */
function describeSuite(suite: StoredSuite, models: readonly StoredModel[]): Suite {
  const evaluations = models.flatMap((model) => findLatest(model, suite) ?? [])
  return {
    ...NO_SUITE_FACTS,
    ...suite,
    categories: CATEGORIES.filter(
      (category) =>
        suite.categoryDetails?.[category] !== undefined ||
        evaluations.some(({ scores }) => isMeasured(scores[category])),
    ),
    models: evaluations.length,
  }
}

function findLatest(
  { evaluations }: StoredModel,
  suite: Pick<Suite, 'id' | 'categoryDetails'> | undefined,
): FullEvaluation | undefined {
  const latest = latestEvaluation(evaluations.filter(({ suiteId }) => suiteId === suite?.id))
  if (latest === undefined) return undefined
  const { suiteId: _, ...evaluation } = latest
  return suite?.categoryDetails ? withFigureCounts(evaluation, suite) : evaluation
}

function toEntry(model: StoredModel, suite: Suite | undefined): LeaderboardEntry | undefined {
  const evaluation = findLatest(model, suite)
  return evaluation && { ...toSummary(model), ...toScores(evaluation), isPlaceholder: false }
}

function toEvaluatedModel(
  stored: StoredModel,
  suites: readonly Suite[],
): EvaluatedModel | undefined {
  const { evaluations: _, ...model } = stored
  const results = getSuiteResults(suites, (suite) => findLatest(stored, suite))
  return results && { ...model, ...results }
}

function toComparedModel({ evaluation, suite, otherResults, ...model }: EvaluatedModel) {
  return {
    ...toSummary(model),
    evaluation: toScores(evaluation),
    ...(suite && { suite }),
    ...(otherResults && {
      otherResults: otherResults.map((result) => ({
        suite: result.suite,
        evaluation: toScores(result.evaluation),
      })),
    }),
  }
}

function toListedModel(model: StoredModel, suites: readonly Suite[]): ModelSummary {
  const listed = suites.filter((suite) => findLatest(model, suite) !== undefined)
  return { ...toSummary(model), ...(suites.length > 0 && { suiteIds: listed.map(({ id }) => id) }) }
}

function toSummary({ id, name, provider }: ModelSummary): ModelSummary {
  return { id, name, provider }
}

/** Leaves out what only a model's page shows. */
function toScores({
  totalProbes: _,
  subcategories: __,
  invalidSubcategories: ___,
  notes: ____,
  ...evaluation
}: FullEvaluation): Evaluation {
  return evaluation
}
