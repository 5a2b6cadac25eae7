import type { ComparedModel } from '../../domain/index.ts'

/** A compared model and which of the three colours it keeps through cards, table and chart. */
export interface SeriesModel {
  readonly model: ComparedModel
  readonly series: number
}
