import type { CalendarDate } from './calendarDate.ts'
import type { Measure } from './category.ts'

/**
 * What became of a report that a figure is wrong: nothing yet, the figure was corrected, it was checked and is kept,
 * or the report was withdrawn.
 */
export const CONTEST_STATES = ['open', 'corrected', 'kept', 'withdrawn'] as const

/** The maximum length of a text by a provider or the lab about a figure, in characters. */
export const MAX_STATEMENT_LENGTH = 600

/** What became of a report that a figure is wrong. */
export type ContestState = (typeof CONTEST_STATES)[number]

/** The place of a figure among all figures. */
export interface FigureAddress {
  readonly modelId: string
  /** Absent where the figures have no suites. */
  readonly suiteId?: string
  readonly measure: Measure
  /** The name of the subcategory; absent for the score of the whole measure. */
  readonly figure?: string
}

/** A figure that somebody said is wrong, and what became of it. The lab publishes it. */
export interface ContestedFigure extends FigureAddress {
  /** The number of the report, from 1. It never changes. */
  readonly number: number
  readonly state: ContestState
  readonly reportedOn: CalendarDate
  /** Absent while the report is open. */
  readonly decidedOn?: CalendarDate
  /** Why the lab decided so; absent while the report is open. */
  readonly reason?: string
  /** What the provider of the model says, if it lets the lab publish it. */
  readonly providerWords?: string
}

/** What the provider of a model says about its figures, as the lab publishes it. */
export interface ProviderStatement {
  readonly modelId: string
  /** At most `MAX_STATEMENT_LENGTH` characters. */
  readonly text: string
  readonly statedOn: CalendarDate
  /** Where the provider published it: an http or https address. */
  readonly url: string
}

/** Finds the newest report on a figure that is not withdrawn. */
export function findContested(
  contested: readonly ContestedFigure[],
  figure: FigureAddress,
): ContestedFigure | undefined {
  return contested
    .filter((other) => other.state !== 'withdrawn' && isSameFigure(other, figure))
    .reduce<ContestedFigure | undefined>(
      (newest, other) => (newest !== undefined && newest.number > other.number ? newest : other),
      undefined,
    )
}

/** Whether two addresses are of the same figure. */
export function isSameFigure(one: FigureAddress, other: FigureAddress): boolean {
  return (
    one.modelId === other.modelId &&
    one.suiteId === other.suiteId &&
    one.measure === other.measure &&
    one.figure === other.figure
  )
}
