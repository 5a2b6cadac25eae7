import type { Category } from '@transparency-lab/widgets/domain'
import type { OwnMetric } from '../../file/ownMetricSchema.ts'

/** The names of the import formats in reports. */
export type Format =
  | 'every_eval_ever'
  | 'helm group table'
  | 'helm run'
  | 'inspect'
  | 'lighteval'
  | 'lm_eval'
  | 'table'

/** The parsed content of a file or of the folder of a run, without samples. */
export interface ImportDocument {
  /** Path for messages. An importer never recognises a document by its path. */
  readonly path: string
  /** The parsed JSON, or the text of a file that is not JSON. */
  readonly content: unknown
  /** Streams the results of single prompts, if they are in a separate file. */
  readonly instances?: () => AsyncIterable<unknown>
}

/** A published interval around a value, in the unit of the value. */
export interface Interval {
  readonly lower: number
  readonly upper: number
  /** Between 0 and 1; null if it is not published. */
  readonly level: number | null
}

/** The minimum and the maximum of a metric. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** The key of a lookup in the table of metrics. */
export interface Lookup {
  readonly benchmark: string
  readonly metric: string
  /** A filter, split or reducer that changes the meaning of the metric. */
  readonly variant?: string | undefined
  /** The format whose rows list the metric, if the file was converted from that format. */
  readonly format?: Format | undefined
}

/** One number of a run as published, before it is judged. */
export interface Figure {
  readonly task: string
  readonly metric: string
  /** Distinguishes figures of the same task and metric: a filter, a split, a scorer. */
  readonly variant?: string | undefined
  /** Other names of its scorer, by which a mapping can name it. */
  readonly scorers?: readonly string[] | undefined
  /** The benchmark and the metric as the table of metrics spells them. */
  readonly lookup: Lookup
  /** The part of the benchmark that the run covers; part of the name of the figure. */
  readonly detail?: string | undefined
  /** Options of the task that can differ between runs of one figure. */
  readonly settings?: string | undefined
  /**
   * The task on the first line, then its version and its prompts, one per line. Runs of one figure agree on each fact
   * that both have.
   */
  readonly facts?: string | undefined
  /** A number, or whatever the file has instead of one. */
  readonly value: unknown
  /** The direction that the file declares; null if it declares none. */
  readonly lowerIsBetter: boolean | null
  /** Number of prompts behind the value; null if unknown. */
  readonly n: number | null
  /** Other numbers of prompts that the file gives for the value. */
  readonly otherCounts?: readonly number[] | undefined
  /** Whether the value is a mean over several answers to each prompt. */
  readonly isMeanOfRuns?: boolean | undefined
  readonly standardError: number | null
  readonly interval?: Interval | undefined
  /** The range that the file declares. */
  readonly range?: Range | undefined
  /** Whether the run covers only a part of its data set. */
  readonly isPartial: boolean
  /** The model that judged the answers, if one did. */
  readonly judge?: string | undefined
  /** Caveats for readers of the figure. */
  readonly notes?: readonly string[]
  /** Why the file itself rules out the value. */
  readonly rejection?: string | undefined
  /** The meaning that a mapping declares for the value. */
  readonly meaning?: Meaning | undefined
  /** The meaning that the file itself declares; the table of metrics overrules it. */
  readonly declared?: Meaning | undefined
}

/** The meaning of a figure in this project. */
export interface Meaning {
  readonly category: Category
  /** Name of the subcategory. */
  readonly subcategory: string
  readonly lowerIsBetter: boolean
  readonly measure: 'macro_f1' | 'mean' | 'proportion'
  readonly unit?: string | undefined
  /** The prompts that the figure is over; figures with one name share them. Undefined if unknown. */
  readonly prompts?: string | undefined
  /** The part of these prompts that the figure covers; undefined if it covers all. */
  readonly part?: string | undefined
  /** A larger part that has this one. */
  readonly within?: string | undefined
  /** The row of the own metrics that declares it. */
  readonly own?: OwnMetric | undefined
}

/** The results of one model in one document. */
export interface Run {
  /** The exact id; null if the document has none. */
  readonly model: string | null
  /** The id as the file has it, with marks of footnotes or medals that are no part of it; absent without any. */
  readonly written?: string | undefined
  /** Which part of its file the run is, such as “row 3”, if the file has several runs. */
  readonly place?: string | undefined
  /** Why the id needs an alias to identify a model. */
  readonly modelProblem?: string | undefined
  /** The exact id whose alias resolves the problem; that of the model unless given. */
  readonly namedBy?: string | undefined
  readonly modelName?: string | undefined
  /** The maker as the file declares it. */
  readonly provider?: string | undefined
  /** Whether the exact id has the form "maker/name", but nothing shows that its first part is a maker. */
  readonly isHubId?: boolean | undefined
  readonly weights?: 'open' | 'proprietary' | undefined
  /** Run options that can differ between runs of one model. */
  readonly settings?: string | undefined
  /** The commit of the model, which runs of one figure share where both have one. */
  readonly commit?: string | undefined
  /** Time of the run in milliseconds since 1970; null if unknown. */
  readonly time: number | null
  /** Whether the time is an upper bound, such as that of a retrieval. */
  readonly isTimeUpperBound?: boolean | undefined
  /** Number of different prompts behind all of its figures, if the file declares it. */
  readonly totalPrompts?: number | null | undefined
  readonly evaluator?: string | undefined
  readonly relationship?: string | undefined
  /** Why the run is rejected; null if it is accepted. */
  readonly rejection: string | null
  /** Whether it is a row of a table with a value that cannot be used, or a log that is dated in the future. */
  readonly isUnread?: boolean | undefined
  readonly figures: readonly Figure[]
}

/** Recognises and parses one format. */
export interface Importer {
  readonly format: Format
  /** Whether the content has the shape of this format. */
  recognise(document: ImportDocument): boolean
  /**
   * Parses every run of a recognised document.
   *
   * @throws UnreadableDocument if the document violates its format
   */
  read(document: ImportDocument): Promise<readonly Run[]>
}
