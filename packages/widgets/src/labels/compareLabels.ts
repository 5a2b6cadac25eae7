import type { Measure } from '../domain/index.ts'

/** Names that a sentence joins to a list. */
export type Names = readonly string[]

/** The models with the highest and with the lowest value. */
export interface HighAndLow {
  readonly high: Names
  readonly low: Names
}

/** The labels of the comparison. */
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
  /** Header of the column with a verdict for each row. */
  readonly verdict: string
  /** Opens a sentence for each pair of models and each measure. */
  readonly allPairs: (count: number) => string
  /** Opens the chart. */
  readonly showChart: string
  /** Says that the comparison has one band less than the dashboard; both words are names of bands. */
  readonly fourBands: (belowAverage: string, poor: string) => string
  /** Says why the places of a leaderboard can leave open what the comparison decides. */
  readonly twoAtATime: string
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
  readonly rowVerdicts: RowVerdictLabels
}

/** A difference in percentage points with the ends of its interval. */
export interface DifferenceText {
  readonly points: string
  readonly lower: string
  readonly upper: string
  /** Whether the interval lacks the error of some figure. */
  readonly isAtLeast: boolean
}

/** The labels about which differences are more than chance. */
export interface VerdictLabels {
  readonly higher: (high: string, low: string, difference: DifferenceText) => string
  readonly noClearDifference: (high: string, low: string, difference: DifferenceText) => string
  /** The error of neither model is known. */
  readonly cannotBeJudged: (high: string, low: string, points: string) => string
  /** At least one of the models has no score. */
  readonly missing: (one: string, other: string) => string
  /** Models that are level with the best one. */
  readonly levelWithBest: (models: Names) => string
  /** Models whose distance to the best one cannot be tested; none are named when it is true of all others. */
  readonly untestedAgainstBest: (models: Names) => string
}

/** The clauses of a row's verdict. Differences are in percentage points. */
export interface RowVerdictLabels {
  /** Separator of two clauses, including its space. */
  readonly semicolon: string
  /** Groups of models, each above the next one by more than chance. */
  readonly above: (groups: readonly Names[]) => string
  /**
   * After `above` and a space.
   *
   * @param steps the difference of each group to the next one
   */
  readonly by: (steps: readonly string[], isAtLeast: boolean) => string
  /** A step that is the least difference of several pairs. */
  readonly orMore: (points: string) => string
  /** Models that are level with each other. */
  readonly level: (models: Names) => string
  /** A model that is level with both of the others. */
  readonly levelWithBoth: (model: string) => string
  /** Models whose margins are all unknown; none are named when they are all models of the row. */
  readonly untested: (models: Names) => string
  /** After `level` or `untested`; `most` is the same as `least` for two models. */
  readonly apart: (least: string, most: string) => string
  /** Why models are not tested. */
  readonly noMargin: string
}
