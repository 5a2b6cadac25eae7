import {
  compareText,
  latestEvaluation,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type ModelSummary,
} from '../../domain/index.ts'
import type { EvaluationSource, ReadOptions } from '../evaluationSource.ts'

/** A model with all of its evaluations, in any order. */
export interface StoredModel extends Omit<EvaluatedModel, 'evaluation'> {
  readonly evaluations: readonly FullEvaluation[]
}

/** A source over plain objects, for tests, stories and pages whose data is at hand. */
export function createMemorySource(models: readonly StoredModel[]): EvaluationSource {
  const byName = [...models].sort((a, b) => compareText(a.name, b.name))
  const find = (id: string) => {
    const model = byName.find((candidate) => candidate.id === id)
    return model && evaluatedOf(model)
  }

  return {
    listLeaderboard: async (options) => {
      await turn(options)
      const items = byName.flatMap((model) => {
        const evaluation = latestEvaluation(model.evaluations)
        if (evaluation === undefined) return []
        return [{ ...summaryOf(model), ...scoresOf(evaluation), isPlaceholder: false }]
      })
      return { items, unreadable: 0 }
    },
    listModels: async (options) => {
      await turn(options)
      return { items: byName.map(summaryOf), unreadable: 0 }
    },
    getModel: async (id, options) => {
      await turn(options)
      return find(id)
    },
    getComparedModel: async (id, options) => {
      await turn(options)
      const model = find(id)
      return model && { ...summaryOf(model), evaluation: scoresOf(model.evaluation) }
    },
  }
}

/** Answers no sooner than any other source would, and not at all once nobody waits. */
async function turn(options: ReadOptions = {}): Promise<void> {
  await Promise.resolve()
  options.signal?.throwIfAborted()
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
