import { createMemorySource, type EvaluationSource, type StoredModel } from '../data/index.ts'

/** A source that records its calls. */
export interface RecordedSource {
  readonly source: EvaluationSource
  /** The calls in order, such as 'getModel alpha'. */
  readonly asked: string[]
}

/** Creates a memory source that records its calls. `answers` overrides methods. */
export function recordedSource(
  models: readonly StoredModel[],
  answers: Partial<EvaluationSource> = {},
): RecordedSource {
  const asked: string[] = []
  const answering = { ...createMemorySource(models), ...answers }
  const source: EvaluationSource = {
    listLeaderboard: (options) => {
      asked.push('listLeaderboard')
      return answering.listLeaderboard(options)
    },
    listModels: (options) => {
      asked.push('listModels')
      return answering.listModels(options)
    },
    getModel: (id, options) => {
      asked.push(`getModel ${id}`)
      return answering.getModel(id, options)
    },
    getComparedModel: (id, options) => {
      asked.push(`getComparedModel ${id}`)
      return answering.getComparedModel(id, options)
    },
  }
  return { source, asked }
}

/** Replaces reads of a source, which then knows nothing about them before a request. */
export function withReads(
  source: EvaluationSource,
  replaced: Partial<EvaluationSource>,
): EvaluationSource {
  const kept = Object.entries(source.initial ?? {}).filter(([name]) => !(name in replaced))
  return { ...source, ...replaced, initial: Object.fromEntries(kept) }
}

/** A response that never arrives. */
export const neverResolves = () => new Promise<never>(() => undefined)

/** A response that fails because the source is down. */
export const rejectAsDown = () => Promise.reject(new Error('down'))
