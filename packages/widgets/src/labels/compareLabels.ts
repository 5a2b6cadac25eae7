import type { Measure } from '../domain/index.ts'

/** Names that a sentence joins to a list. */
export type Names = readonly string[]

/** The models with the highest and with the lowest value. */
export interface HighAndLow {
  readonly high: Names
  readonly low: Names
}

/** The sentences of the comparison. */
export interface CompareLabels {
  readonly caption: string
  readonly selectTitle: string
  readonly selectText: string
  /** Label of the field that searches for the first model. */
  readonly pick: string
  /** Label of the field that searches for another model. */
  readonly pickAnother: string
  readonly pickPlaceholder: string
  /** The number of models that match the search. */
  readonly pickFound: (count: number) => string
  /** Replaces `pickFound` when more models match than are shown. */
  readonly pickShown: (shown: number, total: number) => string
  /** Why a model cannot join the chosen ones. */
  readonly noCommonSuite: (models: Names) => string
  /** Heading of the suggested pairs. */
  readonly pairs: string
  /** The reasons for a pair, after the name of the score. */
  readonly pairReasons: Readonly<Record<'highest' | 'extremes' | 'neighbours', string>>
  /** The reason for a pair of models from one provider, after the name of the score. */
  readonly pairOfProvider: (provider: string) => string
  readonly pair: (models: Names) => string
  readonly loadingModels: string
  readonly modelsFailed: string
  readonly loadingModel: string
  readonly modelFailed: string
  readonly noEvaluation: string
  readonly retry: string
  readonly remove: string
  readonly removeModel: (model: string) => string
  /** Announced after the visitor adds a model. */
  readonly added: (model: string) => string
  /** Announced after the visitor chooses a pair. */
  readonly pairAdded: (models: Names) => string
  /** Announced after the visitor removes a model. */
  readonly removed: (model: string) => string
  readonly share: string
  readonly exportData: string
  readonly detailed: string
  /** Says that the comparison has one band less than the dashboard; both words are names of bands. */
  readonly fourBands: (belowAverage: string, poor: string) => string
  readonly measure: string
  readonly measures: Readonly<Record<Measure, string>>
  readonly best: string
  readonly lower: string
  readonly chart: string
  readonly insights: string
  readonly bestOf: Readonly<Record<'composite' | 'factuality' | 'toxicity', string>>
  /** The best models, all that tie, and their value. */
  readonly bestText: (models: Names, value: string) => string
  readonly range: string
  readonly rangeText: (low: string, high: string, points: string) => string
  readonly largestDifference: string
  readonly largestText: (measure: string, points: string, between: HighAndLow) => string
  readonly noDifference: string
  /** The models that an insight omits because their score is missing. */
  readonly missingScore: (models: Names) => string
  /** Replaces an insight when fewer than two models have the score. */
  readonly nothingToCompare: string
  readonly verdicts: VerdictLabels
}

/** A difference in percentage points with the ends of its interval. */
export interface DifferenceText {
  readonly points: string
  readonly lower: string
  readonly upper: string
  /** Whether the interval lacks the error of some figure. */
  readonly isAtLeast: boolean
}

/** The sentences about which differences are more than chance. */
export interface VerdictLabels {
  readonly higher: (high: string, low: string, difference: DifferenceText) => string
  readonly noClearDifference: (high: string, low: string, difference: DifferenceText) => string
  /** The error of neither model is known. */
  readonly cannotBeJudged: (high: string, low: string, points: string) => string
  /** At least one of the models has no score. */
  readonly missing: (one: string, other: string) => string
  /** Models that are below the best one by more than chance. */
  readonly behind: (models: Names, isAtLeast: boolean) => string
  readonly notClearlyBehind: (models: Names) => string
  readonly behindUnknown: (models: Names) => string
}
