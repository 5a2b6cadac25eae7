import type {
  ComparedModel,
  ContestedFigure,
  EvaluatedModel,
  LeaderboardEntry,
  ModelSummary,
  PlannedModel,
  ProviderStatement,
  Release,
  Suite,
} from '../domain/index.ts'

/** A list, and how many of its rows were invalid. */
export interface Listing<Item> {
  readonly items: readonly Item[]
  /** How many rows break the schema or repeat an id. They are not among the items. */
  readonly invalidRows: number
  /** Whether other items may exist, because the list is older than the source’s response. */
  readonly isPartial?: boolean
}

/** The entries of one suite. */
export interface Leaderboard extends Listing<LeaderboardEntry> {
  /** The suite of the entries; undefined when the source has no suites. */
  readonly suite?: Suite | undefined
  /** The models whose evaluation is planned; absent when there are none, and from every suite but the first. */
  readonly plannedModels?: readonly PlannedModel[] | undefined
}

/** What is public about reports that figures are wrong, and what providers say. */
export interface ContestedFigures {
  readonly figures: readonly ContestedFigure[]
  /** At most one for each model. */
  readonly statements: readonly ProviderStatement[]
  /** How many of both are invalid and left out. */
  readonly invalidRows: number
}

/** Options of every method of a source. */
export interface FetchOptions {
  /** Cancels the read. */
  readonly signal?: AbortSignal | undefined
}

/** Options of reading one suite. */
export interface SuiteOptions {
  /**
   * The id of the suite.
   * @default the first suite, also when there is none with this id
   */
  readonly suite?: string | undefined
}

/** A method of a source. Its data depends on the arguments and on the options in `Selection`. */
export type SourceMethod<
  Args extends readonly unknown[],
  Value,
  Selection extends object = object,
> = (...args: [...args: Args, options?: FetchOptions & Selection]) => Promise<Value>

/**
 * The reads of a source without a request, for the first render and for a server. Undefined means that only a
 * request can tell, and null that the model does not exist or has no evaluation.
 */
export interface InitialReads {
  readonly listSuites: () => Listing<Suite> | undefined
  readonly listLeaderboard: (options?: SuiteOptions) => Leaderboard | undefined
  readonly listModels: () => Listing<ModelSummary> | undefined
  readonly getModel: (id: string) => EvaluatedModel | null | undefined
  readonly getComparedModel: (id: string) => ComparedModel | null | undefined
  readonly getRelease: () => Release | undefined
  readonly getContested: () => ContestedFigures | undefined
}

/**
 * Where the widgets read evaluations from. A method sends at most one request, a list one for each page of
 * rows. A source over a database also fetches its suites, at the same time and only once. A failed read
 * rejects with a {@link SourceError}; it never resolves with an empty list.
 */
export interface EvaluationSource {
  /** Returns the suites that have evaluations, the default one first. A source without suites omits it. */
  readonly listSuites?: SourceMethod<[], Listing<Suite>> | undefined
  /** Returns every model of a suite with its latest evaluation there, sorted by name. */
  readonly listLeaderboard: SourceMethod<[], Leaderboard, SuiteOptions>
  /** Returns every model, evaluated or not, sorted by name. */
  readonly listModels: SourceMethod<[], Listing<ModelSummary>>
  /**
   * Returns a model with its latest evaluation in each suite in full, first suite first; undefined when it
   * does not exist or has none.
   */
  readonly getModel: SourceMethod<[id: string], EvaluatedModel | undefined>
  /** Returns a model with the scores of the same evaluations; undefined when it does not exist or has none. */
  readonly getComparedModel: SourceMethod<[id: string], ComparedModel | undefined>
  /** Returns the release that the source reads. A source without releases, as over a database, omits it. */
  readonly getRelease?: SourceMethod<[], Release> | undefined
  /** Returns the contested figures and the statements of providers. A source that has none omits it. */
  readonly getContested?: SourceMethod<[], ContestedFigures> | undefined
  /** What the source knows before its first request. A read that is left out waits for the request. */
  readonly initial?: Partial<InitialReads> | undefined
  /**
   * When the data of `initial` was loaded, in milliseconds as `Date.now()` returns them.
   * @default the time of the first render
   */
  readonly loadedAt?: number | undefined
  /**
   * How long data is fresh, in milliseconds. Older data stays visible during a refetch.
   * @default 60000
   */
  readonly staleTimeMs?: number | undefined
}
