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

/** One question of the widgets. */
export interface Read<About extends readonly unknown[], Value> {
  (...question: [...about: About, options?: ReadOptions]): Promise<Value>
  /**
   * The same answer without waiting, where it is at hand: it is shown in the first frame, and drawn by
   * a server.
   */
  readonly atHand?: (...about: About) => Value
}

/**
 * Where evaluations are read from: the four questions that the widgets ask, and one that
 * only a publication can answer. Each is one request at most, and a list one for each answer that it fills.
 * A read that fails rejects with a {@link SourceError}, and never answers with an empty list.
 */
export interface EvaluationSource {
  /** Every model that has an evaluation, with the latest one, by name. */
  readonly listLeaderboard: Read<[], Listing<LeaderboardEntry>>
  /** Every model, evaluated or not, by name. */
  readonly listModels: Read<[], Listing<ModelSummary>>
  /** One model with all of its latest evaluation; undefined when there is no such model or none. */
  readonly getModel: Read<[id: string], EvaluatedModel | undefined>
  /** One model with the scores of its latest evaluation; undefined likewise. */
  readonly getComparedModel: Read<[id: string], ComparedModel | undefined>
  /** What is known of the publication that is read from; absent where there is none, as over a database. */
  readonly getRelease?: Read<[], Release>
  /**
   * When the answers at hand were read, in milliseconds as `Date.now()` returns them.
   * @default when they are first shown
   */
  readonly loadedAt?: number | undefined
  /**
   * How long an answer is fresh, in milliseconds. An older one stays on screen while it is read again.
   * @default 60000
   */
  readonly freshMs?: number
}
