import type { Interval } from '../domain/index.ts'

/** A series of a chart: one bar for each group, in one colour. */
export interface ScoreSeries {
  readonly name: string
  /** The colour of a compared model; unique within a chart. */
  readonly colour: 1 | 2 | 3
  /** A value for each group, from 0 to 1; undefined renders no bar. */
  readonly values: readonly (number | undefined)[]
  /** The interval of each value; undefined for an unknown margin. A series of means has no list. */
  readonly intervals?: readonly (Interval | undefined)[]
}
