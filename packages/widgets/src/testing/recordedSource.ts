import { createMemorySource, type EvaluationSource, type StoredModel } from '../data/index.ts'

/** A source that writes down what it is asked. */
export interface RecordedSource {
  readonly source: EvaluationSource
  /** Each question with what it is about, in their order: 'getModel alpha'. */
  readonly asked: string[]
}

/** A source over these models that writes down what it is asked; some answers may be other ones. */
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

/** An answer that never comes. */
export const neverAnswering = () => new Promise<never>(() => undefined)

/** An answer that does not come, because the source is down. */
export const down = () => Promise.reject(new Error('down'))
