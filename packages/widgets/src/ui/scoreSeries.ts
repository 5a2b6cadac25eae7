/** One set of bars of a chart, in one colour. */
export interface ScoreSeries {
  readonly name: string
  /** Which of the colours of compared models, or the quiet one of an average; no two share one. */
  readonly colour: 1 | 2 | 3 | 'average'
  /** One value for each group, 0 to 1; undefined draws nothing. */
  readonly values: readonly (number | undefined)[]
}
