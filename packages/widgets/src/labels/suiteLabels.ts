/** The labels about suites. */
export interface SuiteLabels {
  /** Legend of the switch of suites. */
  readonly choose: string
  readonly models: (count: number) => string
  readonly version: (version: string) => string
  readonly evaluatedBy: (evaluator: string) => string
  readonly language: (language: string) => string
  /** The licence of the source's figures. */
  readonly licence: (name: string) => string
  /** What a suite is. */
  readonly about: string
  /** The categories that the suite does not measure. */
  readonly unmeasured: (categories: readonly string[]) => string
  /** How many categories the composite is the mean of; a single one has no composite. */
  readonly compositeOver: (categories: number) => string
  /** What a category measures in the suite; follows the explanation of the category. */
  readonly measured: (sentence: string) => string
  /** Precedes what changes the meaning of the scores. */
  readonly readFirst: string
  /** Shows further caveats. */
  readonly moreCaveats: (count: number) => string
  /** Hides them again. */
  readonly fewerCaveats: string
  /** Replaces the first suite's name when an address names an unknown suite. */
  readonly unknown: (id: string, shown: string) => string
  /** The same where a suite could not be read, which may be that one. */
  readonly unread: (id: string, shown: string) => string
  /** Precedes the other suites with models that match a search. */
  readonly foundElsewhere: string
  /** Shown in place of the matches while they are searched. */
  readonly searchingElsewhere: string
  readonly searchElsewhereFailed: string
  /** Announced when the new suite lacks some of the sort keys. */
  readonly droppedSort: (suite: string, columns: readonly string[], sortedBy: string) => string
  /** Announced when the new suite has no model of the provider. */
  readonly droppedProvider: (suite: string, provider: string) => string
  /** Announced when the change ends the selection. */
  readonly droppedSelection: string
  /** Heading of the results of a model and of its other builds and settings. */
  readonly sameModel: string
  /** Heading of a model's results in other suites. */
  readonly otherResults: string
  /** Links from “coming soon” to the results in the newest suite that has some, and counts the others. */
  readonly resultsIn: (suite: string, others: number) => string
  /** Why results of several suites stand apart. */
  readonly otherResultsNote: string
  /** A model without results in the chosen suite. */
  readonly notInSuite: (model: string, suite: string) => string
  /** Models that a comparison leaves out, because they are not in its suite. */
  readonly leftOut: (models: readonly string[], suite: string) => string
}
