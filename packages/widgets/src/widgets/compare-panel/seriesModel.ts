import type { ComparedModel } from '../../domain/index.ts'

/** A compared model and the number of its colour in cards, table and chart, from 1 to 3. */
export interface SeriesModel {
  readonly model: ComparedModel
  readonly series: number
}
