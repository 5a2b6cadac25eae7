import type { CalendarDate, Category, EvaluationOrigin, FigureKind } from '../domain/index.ts'

/** A figure of your own. */
export interface OwnFigure {
  /**
   * The name of the figure. Every model that has the figure uses the same name.
   * @default the name of the category, for its only figure
   */
  readonly name?: string | undefined
  /** Fraction of the best possible result, 0 to 1; higher is better. */
  readonly score: number
  /** Number of prompts; with it the figure has an interval, unless it is a mean. */
  readonly probeCount?: number | undefined
  /** Standard error of the score, as a fraction. */
  readonly standardError?: number | undefined
  /**
   * Whether the score is the share of the prompts that went well, or a mean of grades.
   * @default 'proportion' with a number of prompts
   */
  readonly measure?: FigureKind | undefined
}

/** A model with figures of your own. */
export interface OwnModel {
  /** Lowercase letters and digits, with single hyphens or dots between them. */
  readonly id: string
  readonly name: string
  /** The organisation that publishes the model. */
  readonly provider: string
  readonly description?: string | undefined
  /** Address of the provider’s page about the model; http or https. */
  readonly url?: string | undefined
  /** Such as 2026-01-31. */
  readonly evaluatedOn: CalendarDate
  /** Where the figures are published; without it the pages mark them as mock data. */
  readonly origin?: EvaluationOrigin | undefined
  /** Number of distinct prompts over all categories. */
  readonly totalProbes?: number | undefined
  readonly notes?: readonly string[] | undefined
  /**
   * The figures by category: a fraction from 0 to 1, a figure, or several, of which the score is the unweighted mean.
   * Leave out what was not measured: zero is a score.
   */
  readonly figures: Readonly<
    Partial<Record<Category, number | OwnFigure | readonly OwnFigure[] | undefined>>
  >
}
