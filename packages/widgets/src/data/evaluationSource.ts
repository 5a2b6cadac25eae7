import type {
  ComparedModel,
  EvaluatedModel,
  LeaderboardEntry,
  ModelSummary,
} from '../domain/index.ts'
import type { Release } from './release.ts'

/** What was read of a list, and how much of it could not be. */
export interface Listing<Item> {
  readonly items: readonly Item[]
  /** Rows that the source sent and that break its schema; they are not among the items. */
  readonly unreadable: number
}

/** How a read is called off. */
export interface ReadOptions {
  readonly signal?: AbortSignal
}

/**
 * Where evaluations are read from: the four questions that the widgets ask, and one that
 * only a publication can answer. Each is one request at most, and a list one for each answer that it fills.
 * A read that fails rejects with a {@link SourceError}, and never answers with an empty list.
 */
export interface EvaluationSource {
  /** Every model that has an evaluation, with the latest one, by name. */
  readonly listLeaderboard: (options?: ReadOptions) => Promise<Listing<LeaderboardEntry>>
  /** Every model, evaluated or not, by name. */
  readonly listModels: (options?: ReadOptions) => Promise<Listing<ModelSummary>>
  /** One model with all of its latest evaluation; undefined when there is no such model or none. */
  readonly getModel: (id: string, options?: ReadOptions) => Promise<EvaluatedModel | undefined>
  /** One model with the scores of its latest evaluation; undefined likewise. */
  readonly getComparedModel: (
    id: string,
    options?: ReadOptions,
  ) => Promise<ComparedModel | undefined>
  /** What is known of the publication that is read from; absent where there is none, as over a database. */
  readonly getRelease?: (options?: ReadOptions) => Promise<Release>
}
