import type { ContestState } from '../domain/index.ts'

/** The labels about figures that somebody reported as wrong, and about statements of providers. */
export interface ContestedLabels {
  /**
   * Beside a figure: what became of a report on it, with the number of the report. A withdrawn report is not shown
   * beside its figure.
   */
  readonly note: Readonly<Record<ContestState, (number: string) => string>>
  /** Precedes the contested figures of several models. */
  readonly listTitle: string
  /** Title of what a provider says about its model. */
  readonly statement: string
  /** Says that the lab did not write it; `date` is when the provider said it. */
  readonly statedOn: (provider: string, date: string) => string
  /** Link to where the provider published it. */
  readonly statementLink: string
  /** How many contested figures or statements failed validation. */
  readonly invalidRows: (count: number) => string
  /** Link beside a figure to the form that reports it as wrong. */
  readonly reportProblem: string
  /** Explains the mark of that link in a table, a flag. */
  readonly reportMark: string
  /** Its accessible name, which includes the figure. */
  readonly reportProblemWith: (figure: string) => string
}
