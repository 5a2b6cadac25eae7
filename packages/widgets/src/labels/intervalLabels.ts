import type { UnknownError } from '../domain/index.ts'

/** The labels about the sampling error of scores. */
export interface IntervalLabels {
  /** An interval at another level than 95 %; `interval` is such as 78.2–79.7%. */
  readonly atLevel: (interval: string, level: string) => string
  /** A score without an interval. */
  readonly unknown: string
  /** Why a figure has no interval. */
  readonly reasons: Readonly<Record<UnknownError, string>>
  /**
   * The ranks between which a model lies, from 1; equal when it is only one.
   *
   * @param models the number of models that have ranks; undefined when it is unknown
   */
  readonly places: (best: number, worst: number, models?: number) => string
  /** An interval or ranks that an unknown error could make wider; `range` is such as 1–3. */
  readonly orWider: (range: string) => string
  /** Explains intervals in two sentences. */
  readonly legend: string
  /** Explains the marks of intervals in a chart. */
  readonly chartLegend: string
}
