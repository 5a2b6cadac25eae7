import type { EvaluatedModel, FullEvaluation, Suite } from '../domain/index.ts'

/** An evaluation in memory. */
export interface StoredEvaluation extends FullEvaluation {
  /** The id of its suite. Omit it in a source without suites. */
  readonly suiteId?: string | undefined
}

/** A model with all of its evaluations, in any order. */
export interface StoredModel extends Omit<
  EvaluatedModel,
  'evaluation' | 'invalidFields' | 'otherResults' | 'suite' | 'suiteIds'
> {
  readonly evaluations: readonly StoredEvaluation[]
}

/** A suite in memory. The source counts its models and finds its categories. */
export type StoredSuite = Pick<Suite, 'id' | 'title'> &
  Partial<Omit<Suite, 'categories' | 'models'>>
