import type {
  ComparedModel,
  EvaluatedModel,
  LeaderboardEntry,
  ModelSummary,
  Release,
} from '../domain/index.ts'

/** A list, and how many of its rows were invalid. */
export interface Listing<Item> {
  readonly items: readonly Item[]
  /** How many rows break the schema. They are not among the items. */
  readonly invalidRows: number
}

/** Options of every method of a source. */
export interface FetchOptions {
  /** Cancels the read. */
  readonly signal?: AbortSignal
}

/** A method of a source. */
export interface SourceMethod<Args extends readonly unknown[], Value> {
  (...args: [...args: Args, options?: FetchOptions]): Promise<Value>
  /** Returns the value synchronously, for the first render and for a server. */
  readonly initialData?: (...args: Args) => Value
}

/**
 * Where the widgets read evaluations from. A method sends at most one request, and a list one for each
 * page of rows. A failed read rejects with a {@link SourceError}; it never resolves with an empty list.
 */
export interface EvaluationSource {
  /** Returns every evaluated model with its latest evaluation, sorted by name. */
  readonly listLeaderboard: SourceMethod<[], Listing<LeaderboardEntry>>
  /** Returns every model, evaluated or not, sorted by name. */
  readonly listModels: SourceMethod<[], Listing<ModelSummary>>
  /** Returns a model with its latest evaluation in full; undefined when it does not exist or has none. */
  readonly getModel: SourceMethod<[id: string], EvaluatedModel | undefined>
  /** Returns a model with the scores of its latest evaluation; undefined when it does not exist or has none. */
  readonly getComparedModel: SourceMethod<[id: string], ComparedModel | undefined>
  /** Returns the release that the source reads. A source without releases, as over a database, omits it. */
  readonly getRelease?: SourceMethod<[], Release>
  /**
   * When `initialData` was loaded, in milliseconds as `Date.now()` returns them.
   * @default the time of the first render
   */
  readonly loadedAt?: number | undefined
  /**
   * How long data is fresh, in milliseconds. Older data stays visible during a refetch.
   * @default 60000
   */
  readonly staleTimeMs?: number
}
