import { buildFile } from '../../import/suite/buildFile.ts'
import { chooseRuns } from '../../import/choose/chooseRuns.ts'
import type { FileReport } from '../../import/choose/FileReport.ts'
import { IMPORTERS } from '../../import/formats/importers.ts'
import { judgeFigure } from '../../import/choose/judgeFigure.ts'
import { readDocument } from '../../import/reading/readDocument.ts'
import type { EvaluationsFile, FileSubcategory } from '../../file/evaluationsFile.ts'
import type { SuiteFile } from '../../file/withSuite.ts'
import { createRecord } from '../createRecord.ts'

const NO_ALIASES = new Map<string, never>()

/** Exports a file, and imports its records as text. */
export async function readBack(file: SuiteFile): Promise<EvaluationsFile> {
  const reports: FileReport[] = []
  for (const model of file.models) {
    const { path, record } = createRecord(file, model)
    const document = { path, content: JSON.parse(JSON.stringify(record)) as unknown }
    const { format, runs } = await readDocument(document, IMPORTERS)
    for (const run of runs) {
      const figures = run.figures.map((figure) => judgeFigure(format, run, figure))
      reports.push({ file: path, format, run, reason: run.rejection, isBroken: false, figures })
    }
  }
  return buildFile(file.suite, chooseRuns(reports, NO_ALIASES).taken, NO_ALIASES)
}

const SCORE_DIGITS = 12

/** Returns the figures of a file, by model and subcategory, with a range and without an error of 0. */
export function listFigures({ models }: EvaluationsFile) {
  return models
    .flatMap(({ id, name, provider, weights, evaluation_date, subcategories }) =>
      subcategories.map((figure) => ({
        id,
        name,
        provider,
        weights,
        evaluation_date,
        ...pickFigure(figure),
      })),
    )
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

function sortKey({ id, subcategory }: { readonly id: string; readonly subcategory: string }) {
  return `${id} ${subcategory}`
}

function pickFigure(figure: FileSubcategory) {
  const { parent_category, subcategory, measure, probe_count, published, score } = figure
  const { value, lower_is_better, unit, range = { low: 0, high: 1 }, table } = published
  const { standard_error, interval, judge, partial_run } = figure
  return {
    ...{ parent_category, subcategory, measure, probe_count, judge, interval },
    ...{ value, lower_is_better, unit, range, table },
    partial_run: partial_run === true,
    // Files may round a score that the import computes.
    score: Number(score.toFixed(SCORE_DIGITS)),
    // The import ignores an error of 0.
    standard_error: standard_error === 0 ? undefined : standard_error,
  }
}
