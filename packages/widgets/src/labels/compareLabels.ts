import type { ComparedMeasure } from '../domain/index.ts'

/** Names of models or measures, joined as a list in the language. */
export type Names = readonly string[]

/** Who stands highest, and who lowest. */
export interface HighAndLow {
  readonly high: Names
  readonly low: Names
}

/** The sentences of the comparison. */
export interface CompareLabels {
  readonly caption: string
  readonly selectTitle: string
  readonly selectText: string
  /** The name of the field that searches for a first model. */
  readonly pick: string
  /** The name of the field that searches for one more model. */
  readonly pickAnother: string
  readonly pickPlaceholder: string
  /** How many models match what is typed. */
  readonly pickFound: (count: number) => string
  /** In its place, when more of them match than are shown. */
  readonly pickShown: (shown: number, total: number) => string
  /** Stands above pairs of models to begin with. */
  readonly pairs: string
  readonly pairReasons: Readonly<Record<'highest' | 'extremes' | 'neighbours', string>>
  /** Why two models of one provider are a pair. */
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
  /** What is heard once the reader has added a model. */
  readonly added: (model: string) => string
  /** What is heard once the reader has chosen a pair. */
  readonly pairAdded: (models: Names) => string
  /** What is heard once the reader has removed a model. */
  readonly removed: (model: string) => string
  readonly share: string
  readonly exportData: string
  readonly detailed: string
  readonly measure: string
  readonly measures: Readonly<Record<ComparedMeasure, string>>
  readonly best: string
  readonly lower: string
  readonly chart: string
  readonly insights: string
  readonly bestOf: Readonly<Record<'composite' | 'factuality' | 'toxicity', string>>
  /** Who is best, all who tie, at which value. */
  readonly bestText: (models: Names, value: string) => string
  readonly range: string
  readonly rangeText: (low: string, high: string, points: string) => string
  readonly largestDifference: string
  readonly largestText: (measure: string, points: string, between: HighAndLow) => string
  readonly noDifference: string
  /** Which models take no part in a line, because they lack its score. */
  readonly lacking: (models: Names) => string
  /** In the place of a line in which no model, or only one, takes part. */
  readonly nothingToCompare: string
}
