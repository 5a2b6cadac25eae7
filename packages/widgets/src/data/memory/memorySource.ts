import {
  compareText,
  latestEvaluation,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type LeaderboardEntry,
  type ModelSummary,
} from '../../domain/index.ts'
import type { EvaluationSource, Listing, Read, ReadOptions } from '../evaluationSource.ts'

/** A model with all of its evaluations, in any order. */
export interface StoredModel extends Omit<EvaluatedModel, 'evaluation'> {
  readonly evaluations: readonly FullEvaluation[]
}

/**
 * A source over plain objects, for tests, stories and pages whose data is at hand.
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
    return model && evaluatedOf(model)
  }
  return {
    listLeaderboard: listRead(() => byName.flatMap((model) => entryOf(model) ?? [])),
    listModels: listRead(() => byName.map(summaryOf)),
    getModel: modelRead(find),
    getComparedModel: modelRead((id) => {
      const model = find(id)
      return model && { ...summaryOf(model), evaluation: scoresOf(model.evaluation) }
    }),
  }
}

function listRead<Item>(items: () => readonly Item[]): Read<[], Listing<Item>> {
  const atHand = () => ({ items: items(), unreadable: 0 })
  const read = async (options?: ReadOptions) => {
    await turn(options)
    return atHand()
  }
  return Object.assign(read, { atHand })
}

function modelRead<Model>(atHand: (id: string) => Model): Read<[id: string], Model> {
  const read = async (id: string, options?: ReadOptions) => {
    await turn(options)
    return atHand(id)
  }
  return Object.assign(read, { atHand })
}

/** Answers no sooner than any other source would, and not at all once nobody waits. */
async function turn(options: ReadOptions = {}): Promise<void> {
  await Promise.resolve()
  options.signal?.throwIfAborted()
}

function entryOf({ evaluations, id, name, provider }: StoredModel): LeaderboardEntry | undefined {
  const evaluation = latestEvaluation(evaluations)
  if (evaluation === undefined) return undefined
  const { scores, composite, evaluatedOn, origin } = evaluation
  return { id, name, provider, scores, composite, evaluatedOn, origin, isPlaceholder: false }
}

function evaluatedOf({ evaluations, ...model }: StoredModel): EvaluatedModel | undefined {
  const evaluation = latestEvaluation(evaluations)
  return evaluation && { ...model, evaluation }
}

function summaryOf({ id, name, provider }: ModelSummary): ModelSummary {
  return { id, name, provider }
}

function scoresOf({ scores, composite, evaluatedOn, origin }: Evaluation): Evaluation {
  return { scores, composite, evaluatedOn, origin }
}
