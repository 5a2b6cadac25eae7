import type { Category } from '../domain/index.ts'
import type { Names } from './compareLabels.ts'

/** The labels of a model's card and page. */
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
  /** Said of a figure that the score of its category does not use. */
  readonly unscored: string
  readonly notes: string
  readonly noNotes: string
  readonly information: string
  readonly provider: string
  readonly evaluationDate: string
  readonly source: string
  readonly noSource: string
  readonly viewDetails: string
  /** What the scores of the model say, in one sentence above them. */
  readonly summary: (facts: ReportFacts) => string
  /** How many of the models with a score have a higher one; for a score without ranks. */
  readonly higher: (count: number, models: number) => string
  /** Said of a score that no other model of the suite has. */
  readonly onlyScore: string
  /** Explains the marks of the other models beside a score. */
  readonly stripLegend: string
  /** Replaces it when the other models could not be loaded. */
  readonly othersFailed: string
  /** Said of a category that the suite does not measure. */
  readonly unmeasured: string
  /** Precedes the suites that measure it. */
  readonly measuredIn: string
  readonly measuredNowhere: string
  /** Headers of the table of figures. */
  readonly columns: Readonly<Record<FigureColumn, string>>
  readonly lowerIsBetter: string
  readonly higherIsBetter: string
  /**
   * How a composite is computed.
   *
   * @param scores the scores of the categories
   */
  readonly working: (scores: Names, composite: string) => string
  /** Why a model has no composite. */
  readonly notWorkable: (missing: Names) => string
  /** Of a composite that is not the mean of the scores. */
  readonly statedComposite: string
}

/** The columns of the table of figures. */
export type FigureColumn = 'figure' | 'published' | 'score' | 'band' | 'interval' | 'probes'

/** The texts in the sentence on a model's scores. */
export interface ReportFacts {
  /** The name of the score that ranks the suite. */
  readonly measure: string
  /** Its place in words; empty when nothing is known about it, undefined when the score is missing. */
  readonly place: string | undefined
  /** The names of the categories with the highest and with the lowest z-score. */
  readonly highest: Names
  readonly lowest: Names
  /** The names of the categories whose margin is unknown; `all` when no margin is known. */
  readonly unknownMargins: Names | 'all'
  /** The names of the categories without a score. */
  readonly missing: Names
}
