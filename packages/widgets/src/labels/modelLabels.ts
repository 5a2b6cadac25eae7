import type { Category } from '../domain/index.ts'

/** The sentences of a model's card and page. */
export interface ModelLabels {
  readonly loading: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  /** Shown by a card whose model could not be loaded. */
  readonly failed: string
  readonly backToDashboard: string
  readonly compare: string
  readonly share: string
  readonly exportReport: string
  readonly evaluatedOn: (date: string) => string
  readonly probes: (count: number) => string
  readonly details: (model: string) => string
  /** Label of the group of the four scores. */
  readonly scores: string
  readonly tabs: Readonly<Record<Category, string>>
  /** Title of a tab whose figures have no source. */
  readonly mockData: (tab: string) => string
  readonly totalProbes: string
  readonly noSubcategories: Readonly<Record<Category, string>>
  readonly support: string
  /** Precedes the names of the figures that the score of a category needs and the model lacks. */
  readonly missingFigures: string
  readonly notes: string
  readonly noNotes: string
  readonly information: string
  readonly provider: string
  readonly evaluationDate: string
  readonly source: string
  readonly noSource: string
  readonly viewDetails: string
  readonly averageTitle: string
  readonly averageModel: string
  /** The number of models that an average includes. */
  readonly averageOver: (models: number) => string
  readonly averageFailed: string
}
