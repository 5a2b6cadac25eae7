import {
  compareText,
  latestEvaluation,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type LeaderboardEntry,
  type ModelSummary,
} from '../domain/index.ts'
import type { EvaluationSource, FetchOptions, Listing, SourceMethod } from './evaluationSource.ts'

/** A model with all of its evaluations, in any order. */
export interface StoredModel extends Omit<EvaluatedModel, 'evaluation' | 'invalidFields'> {
  readonly evaluations: readonly FullEvaluation[]
}

/**
 * Creates a source over objects in memory, for tests, stories and pages that bring their own data. Their
 * types are the only check: the source parses nothing.
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
 *         },
 *         composite: undefined,
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
export function createMemorySource(models: readonly StoredModel[]): EvaluationSource {
  const byName = [...models].sort((a, b) => compareText(a.name, b.name))
  const find = (id: string) => {
    const model = byName.find((candidate) => candidate.id === id)
    return model && toEvaluatedModel(model)
  }
  return {
    listLeaderboard: listMethod(() => byName.flatMap((model) => toEntry(model) ?? [])),
    listModels: listMethod(() => byName.map(toSummary)),
    getModel: modelMethod(find),
    getComparedModel: modelMethod((id) => {
      const model = find(id)
      return model && { ...toSummary(model), evaluation: toScores(model.evaluation) }
    }),
  }
}

function listMethod<Item>(items: () => readonly Item[]): SourceMethod<[], Listing<Item>> {
  const initialData = () => ({ items: items(), invalidRows: 0 })
  const read = async (options?: FetchOptions) => {
    await nextMicrotask(options)
    return initialData()
  }
  return Object.assign(read, { initialData })
}

function modelMethod<Model>(initialData: (id: string) => Model): SourceMethod<[string], Model> {
  const read = async (id: string, options?: FetchOptions) => {
    await nextMicrotask(options)
    return initialData(id)
  }
  return Object.assign(read, { initialData })
}

/** Waits as briefly as any source can, and rejects when the read is cancelled. */
async function nextMicrotask(options: FetchOptions = {}): Promise<void> {
  await Promise.resolve()
  options.signal?.throwIfAborted()
}

function toEntry({ evaluations, id, name, provider }: StoredModel): LeaderboardEntry | undefined {
  const evaluation = latestEvaluation(evaluations)
  if (evaluation === undefined) return undefined
  const { scores, composite, evaluatedOn, origin } = evaluation
  return { id, name, provider, scores, composite, evaluatedOn, origin, isPlaceholder: false }
}

function toEvaluatedModel({ evaluations, ...model }: StoredModel): EvaluatedModel | undefined {
  const evaluation = latestEvaluation(evaluations)
  return evaluation && { ...model, evaluation }
}

function toSummary({ id, name, provider }: ModelSummary): ModelSummary {
  return { id, name, provider }
}

function toScores({ scores, composite, evaluatedOn, origin }: Evaluation): Evaluation {
  return { scores, composite, evaluatedOn, origin }
}
