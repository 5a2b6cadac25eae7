import {
  CATEGORIES,
  DATE_KIND_NAMES,
  getErrorCells,
  isMeasured,
  type CsvCell,
  type DataTable,
  type EvaluatedModel,
  type LeaderboardColumn,
  type Measure,
  type Suite,
} from '@transparency-lab/widgets/domain'

/**
 * Returns a row for each model, with the score, z-score, interval and range of ranks of each measure, and what the
 * suite says of them. A missing value is undefined.
 *
 * @param models each with its evaluation in the suite, in the order of the rows
 * @param columns the columns of the leaderboard to include
 */
export function modelsTable(
  models: readonly EvaluatedModel[],
  suite: Suite | undefined,
  columns: readonly LeaderboardColumn[],
): DataTable {
  const measures = columns.filter((column): column is Measure => !NO_MEASURES.includes(column))
  const texts = listTexts(suite, measures)
  const rows = models.map(({ id, name, provider, evaluation }) => [
    suite?.id,
    id,
    name,
    provider,
    evaluation.evaluatedOn,
    evaluation.dateKind && DATE_KIND_NAMES[evaluation.dateKind],
    evaluation.totalProbes,
    ...measures.flatMap((measure) => getMeasureCells(evaluation, measure)),
    evaluation.origin?.title,
    evaluation.origin?.url,
    suite?.licence,
    suite?.licenceUrl,
    ...texts.map(([, text]) => text),
  ])
  return {
    columns: [
      ...FACTS,
      ...measures.flatMap((measure) => PARTS.map((part) => measure + part)),
      'source',
      'source_url',
      'licence',
      'licence_url',
      ...texts.map(([column]) => column),
    ],
    rows,
  }
}

/** What the suite says of the measures, and its caveats, each with its column. */
function listTexts(suite: Suite | undefined, measures: readonly Measure[]) {
  const categories = CATEGORIES.filter((category) => measures.includes(category))
  return [
    ...categories.map(
      (category) => [`${category}_measures`, suite?.categoryDetails?.[category]?.measures] as const,
    ),
    ['caveats', suite?.caveats?.join(' ')] as const,
  ]
}

const FACTS = ['suite', 'model_id', 'model', 'provider', 'date', 'date_is', 'n']
const NO_MEASURES: readonly LeaderboardColumn[] = ['name', 'provider', 'date', 'actions']
const PARTS = ['', '_z', '_lower', '_upper', '_interval', '_rank_best', '_rank_worst', '_rank_is']
const EMPTY = PARTS.map(() => undefined)

function getMeasureCells(
  { scores }: EvaluatedModel['evaluation'],
  measure: Measure,
): readonly CsvCell[] {
  const score = scores[measure]
  return isMeasured(score) ? [score.raw, score.z, ...getErrorCells(score)] : EMPTY
}
