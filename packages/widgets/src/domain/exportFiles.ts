import { CATEGORIES } from './category.ts'
import { toCsv, type CsvCell } from './csv.ts'
import { DATE_KIND_NAMES, type DateKind } from './dateKind.ts'
import { FIGURE_KIND_NAMES } from './figureKind.ts'
import type { ComparedRow } from './comparisonRows.ts'
import type {
  ComparedModel,
  EvaluatedModel,
  Evaluation,
  FullEvaluation,
  Subcategory,
} from './modelEvaluation.ts'
import { getRawScore, isMeasured } from './score.ts'
import { getScoreTexts } from './suite.ts'

/** A file to download. */
export interface ExportFile {
  /** The file name, with the ids of the models and the date. */
  readonly name: string
  /** The media type. */
  readonly type: string
  readonly text: string
}

const CSV = 'text/csv;charset=utf-8'
const JSON_TYPE = 'application/json'

/**
 * Exports the full evaluation of a model as JSON.
 *
 * @param citation how to cite the figures, if known
 */
export function reportJson(model: EvaluatedModel, citation?: string): ExportFile {
  return {
    name: `${model.id}-${model.evaluation.evaluatedOn}.json`,
    type: JSON_TYPE,
    text: toJson({ ...toFileModel(model), citation }),
  }
}

/**
 * Exports the subcategories of a model's evaluation as CSV, one per row.
 *
 * @param citation how to cite the figures, if known
 */
export function reportCsv(model: EvaluatedModel, citation?: string): ExportFile {
  const { id, name, provider, evaluation, suite } = model
  const { evaluatedOn, dateKind, subcategories, origin } = evaluation
  const header = [
    'model_id',
    'model',
    'provider',
    'evaluation_date',
    'evaluation_date_is',
    'category',
    'subcategory',
    'score',
    'probe_count',
    'measure',
    'source',
    'source_url',
    'suite',
    'category_measures',
    'caveats',
    'citation',
  ]
  const rows = subcategories.map((part) => [
    id,
    name,
    provider,
    evaluatedOn,
    toFileKind(dateKind),
    part.category,
    part.name,
    part.score,
    part.probeCount,
    part.measure && FIGURE_KIND_NAMES[part.measure],
    origin?.title,
    origin?.url,
    suite?.id,
    ...getScoreTexts(suite, part.category),
    citation,
  ])
  return { name: `${id}-${evaluatedOn}.csv`, type: CSV, text: toCsv([header, ...rows]) }
}

/**
 * Exports the detailed comparison as CSV: a row for each measure, two columns for each model.
 *
 * @param citation how to cite the figures, if known
 */
export function comparisonCsv(rows: readonly ComparedRow[], citation?: string): ExportFile {
  const models = rows[0]?.cells.map(({ model }) => model) ?? []
  const header = ['measure', ...models.flatMap(({ id }) => [`${id} score`, `${id} z`])]
  const body = rows.map(({ measure, cells }) => [
    measure,
    ...cells.flatMap(({ value, z }) => [value, z]),
  ])
  const about = [
    ['model', ...models.flatMap(({ name }) => [name, undefined])],
    ['suite', ...models.flatMap(({ suite }) => [suite?.id, undefined])],
    ['evaluation_date', ...models.flatMap(({ evaluation }) => [evaluation.evaluatedOn, undefined])],
    [
      'evaluation_date_is',
      ...models.flatMap(({ evaluation }) => [toFileKind(evaluation.dateKind), undefined]),
    ],
    ...aboutScores(rows),
    ['citation', ...models.flatMap((_, index) => [index === 0 ? citation : undefined, undefined])],
  ]
  return {
    name: `${comparisonFileName(rows)}.csv`,
    type: CSV,
    text: toCsv([header, ...about, ...body]),
  }
}

/** Returns a row for each category of which a suite says what it measured, and one for caveats. */
function aboutScores(rows: readonly ComparedRow[]): CsvCell[][] {
  const suites = rows[0]?.cells.map(({ model }) => model.suite) ?? []
  const about = [
    ...CATEGORIES.map((category) => [
      `${category}_measures`,
      ...suites.map((suite) => suite?.categoryDetails?.[category]?.measures),
    ]),
    ['caveats', ...suites.map((suite) => suite?.caveats?.join(' '))],
  ]
  return about
    .filter(([, ...texts]) => texts.some((text) => text !== undefined))
    .map(([name, ...texts]) => [name, ...texts.flatMap((text) => [text, undefined])])
}

/**
 * Exports the detailed comparison as JSON: the models with their evaluations, then the measures.
 *
 * @param citation how to cite the figures, if known
 */
export function comparisonJson(rows: readonly ComparedRow[], citation?: string): ExportFile {
  // The results in other suites are not part of the comparison.
  const models =
    rows[0]?.cells.map(({ model: { otherResults: _, ...model } }) => toFileModel(model)) ?? []
  const measures = rows.map(({ measure, cells }) => ({
    measure,
    models: cells.map(({ model, value, z }) => ({
      id: model.id,
      score: value,
      z,
    })),
  }))
  return {
    name: `${comparisonFileName(rows)}.json`,
    type: JSON_TYPE,
    text: toJson({ models, measures, citation }),
  }
}

/** Spells the evaluations of a model as files do: four scores, and the composite as a number beside them. */
function toFileModel({ evaluation, otherResults, ...model }: ComparedModel) {
  return {
    ...model,
    evaluation: toFileEvaluation(evaluation),
    ...(otherResults && {
      otherResults: otherResults.map((result) => ({
        ...result,
        evaluation: toFileEvaluation(result.evaluation),
      })),
    }),
  }
}

function toFileEvaluation({
  scores: { composite, ...scores },
  ...evaluation
}: Evaluation & Partial<FullEvaluation>) {
  const { subcategories } = evaluation
  const { interval, ranks } = isMeasured(composite) ? composite : {}
  return {
    scores,
    composite: getRawScore(composite),
    ...((interval ?? ranks) && {
      compositeUncertainty: { ...(interval && { interval }), ...(ranks && { ranks }) },
    }),
    ...evaluation,
    dateKind: toFileKind(evaluation.dateKind),
    ...(subcategories && { subcategories: subcategories.map(toFileSubcategory) }),
  }
}

function toFileKind(kind: DateKind | undefined) {
  return kind && DATE_KIND_NAMES[kind]
}

function toFileSubcategory(part: Subcategory) {
  return { ...part, ...(part.measure && { measure: FIGURE_KIND_NAMES[part.measure] }) }
}

/** Serializes missing values as null, because a key that is left out could mean anything. */
function toJson(content: unknown): string {
  const nullForMissing = (_: string, value: unknown) => value ?? null
  return `${JSON.stringify(content, nullForMissing, 2)}\n`
}

function comparisonFileName(rows: readonly ComparedRow[]): string {
  const models = rows[0]?.cells.map(({ model }) => model) ?? []
  const latest = models
    .map(({ evaluation }) => evaluation.evaluatedOn)
    .toSorted()
    .at(-1)
  return ['comparison', ...models.map(({ id }) => id), latest].join('-')
}
