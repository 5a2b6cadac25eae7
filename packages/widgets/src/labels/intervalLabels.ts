import type { UnknownError } from '../domain/index.ts'

/** The sentences about the sampling error of scores. */
export interface IntervalLabels {
  /** An interval that lacks the error of some figure; `margins` is such as ±0.8. */
  readonly atLeast: (margins: string) => string
  /** An interval at another level than 95 %. */
  readonly atLevel: (margins: string, level: string) => string
  /** A score without an interval. */
  readonly unknown: string
  /** Why a figure has no interval. */
  readonly reasons: Readonly<Record<UnknownError, string>>
  /** The ranks between which a model lies, from 1; equal when it is only one. */
  readonly places: (best: number, worst: number) => string
  /** A range of ranks that an unknown error could make wider; `range` is such as 1–3. */
  readonly orWider: (range: string) => string
  /** Explains margins and places in two sentences. */
  readonly legend: string
}
