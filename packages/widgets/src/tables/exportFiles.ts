import {
  type ComparedModel,
  type ComparedRow,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  getRawScore,
  isMeasured,
  selectSuite,
} from '../domain/index.ts'
import { toCsv } from './csv.ts'
import type { DataTable } from './csv.ts'
import { tidyTable, type TidyModel } from './tidyTable.ts'

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
    name: `${reportFileName(model)}.json`,
    type: JSON_TYPE,
    text: toJson({ ...toFileModel(model), citation }),
  }
}

/**
 * Exports a model's evaluation as CSV: a row for each measure, each followed by its published figures.
 *
 * @param citation how to cite the figures, if known
 */
export function reportCsv(model: EvaluatedModel, citation?: string): ExportFile {
  return toTidyCsv(`${reportFileName(model)}.csv`, tidyTable([model], { figures: true }), citation)
}

/**
 * Exports the detailed comparison as CSV: a row for each model and measure.
 *
 * @param models without the details of the evaluations, the numbers of prompts and the published values are
 * empty
 * @param citation how to cite the figures, if known
 */
export function comparisonCsv(models: readonly TidyModel[], citation?: string): ExportFile {
  return toTidyCsv(`${comparisonFileName(models)}.csv`, tidyTable(models), citation)
}

/**
 * Returns a compared model with the details of its evaluation. All of its figures are those of the full model, which a
 * newer release may have.
 *
 * @param full the same model in full; null when there is none any more
 * @throws Error when it lacks an evaluation in the suite of the comparison
 */
export function withDetails(
  { id, suite }: Pick<ComparedModel, 'id' | 'suite'>,
  full: EvaluatedModel | null,
): TidyModel {
  const found = full === null ? undefined : selectSuite(full, suite?.id)
  if (found === undefined) throw new Error(`“${id}” has no evaluation any more.`)
  return found
}

function toTidyCsv(name: string, table: DataTable, citation: string | undefined): ExportFile {
  const rows = table.rows.map((row) => [...row, citation])
  return { name, type: CSV, text: toCsv([[...table.columns, 'citation'], ...rows]) }
}

/**
 * Exports the detailed comparison as JSON: the models with their evaluations, then the measures.
 *
 * @param citation how to cite the figures, if known
 */
export function comparisonJson(rows: readonly ComparedRow[], citation?: string): ExportFile {
  const compared = rows[0]?.cells.map(({ model }) => model) ?? []
  // The results in other suites are not part of the comparison.
  const models = compared.map(({ otherResults: _, ...model }) => toFileModel(model))
  const measures = rows.map(({ measure, cells }) => ({
    measure,
    models: cells.map(({ model, value, z }) => ({
      id: model.id,
      score: value,
      z,
    })),
  }))
  return {
    name: `${comparisonFileName(compared)}.json`,
    type: JSON_TYPE,
    text: toJson({ models, measures, citation }),
  }
}

/** Converts the evaluations of a model to the form in files: four scores, and the composite as a number beside them. */
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
  const { interval, ranks } = isMeasured(composite) ? composite : {}
  return {
    scores,
    composite: getRawScore(composite),
    ...((interval ?? ranks) && {
      compositeUncertainty: { ...(interval && { interval }), ...(ranks && { ranks }) },
    }),
    ...evaluation,
    dateKind: evaluation.dateKind,
  }
}

/** Serializes missing values as null, because a key that is left out could mean anything. */
function toJson(content: unknown): string {
  const nullForMissing = (_: string, value: unknown) => value ?? null
  return `${JSON.stringify(content, nullForMissing, 2)}\n`
}

/** Returns the name of every file about a model, without its ending. */
export function reportFileName({ id, evaluation }: ComparedModel): string {
  return `${id}-${evaluation.evaluatedOn}`
}

/** Returns the name of every file about a comparison, without its ending. */
export function comparisonFileName(models: readonly ComparedModel[]): string {
  const latest = models
    .map(({ evaluation }) => evaluation.evaluatedOn)
    .toSorted()
    .at(-1)
  return ['comparison', ...models.map(({ id }) => id), latest].join('-')
}
