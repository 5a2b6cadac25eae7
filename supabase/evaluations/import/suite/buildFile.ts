import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import type { EvaluationsFile, FileModel, FileSubcategory } from '../../file/evaluationsFile.ts'
import { DEFAULT_RULES } from '../../file/rulesSchema.ts'
import { scoreFromPublished } from '../../file/scoreFromPublished.ts'
import type { OwnMetric } from '../../file/ownMetricSchema.ts'
import type { Suite } from '../../file/suiteSchema.ts'
import { InvalidFileError } from '../../file/InvalidFileError.ts'
import { countPrompts } from './countPrompts.ts'
import { nameModels, type NamedModel } from '../models/nameModels.ts'
import type { Aliases } from '../models/readAliases.ts'
import { cutText } from './cutText.ts'
import type { RunFacts, TakenFigure } from '../choose/FileReport.ts'

/**
 * Builds the evaluations file of a suite from the figures that are used.
 *
 * @throws InvalidFileError listing every problem that must be resolved by hand
 */
export function buildFile(
  suite: Suite,
  taken: readonly TakenFigure[],
  aliases: Aliases,
): EvaluationsFile {
  const models = nameModels(taken, aliases)
  const problems = [...suiteProblems(suite, taken), ...modelProblems(models)]
  if (problems.length > 0) throw new InvalidFileError(problems)
  const metrics = listOwnMetrics(taken)
  return {
    suite,
    source: { title: suite.title, url: suite.url },
    rules: DEFAULT_RULES,
    ...(metrics.length > 0 && { metrics }),
    models: models.map((model) => buildModel(suite, model)),
  }
}

/** Lists the rows of own metrics behind the figures, each with the word of the person who checked it. */
function listOwnMetrics(taken: readonly TakenFigure[]): OwnMetric[] {
  return [...new Set(taken.flatMap(({ meaning }) => meaning.own ?? []))]
}

function modelProblems(models: readonly NamedModel[]): string[] {
  if (models.length === 0) return ['no figure can be used']
  return models.flatMap((model) => model.problems)
}

/** A suite has one evaluator, so files with different evaluators cannot share one. */
function suiteProblems(suite: Suite, taken: readonly TakenFigure[]): string[] {
  const evaluators = new Map(
    taken.flatMap(({ run, report }) =>
      run.evaluator === undefined ? [] : [[run.evaluator, report.file]],
    ),
  )
  const named = [...evaluators].map(([name, file]) => `${JSON.stringify(name)} (${file})`)
  const other = taken.find(
    ({ run }) => (run.relationship ?? suite.relationship) !== suite.relationship,
  )
  return [
    ...(named.length > 1 ? [`the files name several evaluators: ${named.join(', ')}`] : []),
    ...(other === undefined
      ? []
      : [
          `suite.relationship is ${JSON.stringify(suite.relationship)}; allowed: ` +
            `${JSON.stringify(other.run.relationship)}, as in ${other.report.file}`,
        ]),
  ]
}

function buildModel(suite: Suite, { id, alias, figures, ids }: NamedModel): FileModel {
  const runs = figures.map(({ run }) => run)
  const settings = new Set(runs.flatMap((run) => run.settings ?? []))
  return {
    id,
    name: alias.name,
    provider: alias.provider,
    weights: alias.weights,
    evaluated_as: cutText([...ids, ...settings].join(', '), 300),
    model_url: alias.model_url,
    ...getDate(suite, runs),
    total_probes: countPrompts(figures),
    notes: [...new Set(figures.flatMap(getNotes))],
    subcategories: figures.map(buildSubcategory),
  }
}

/**
 * Returns the day of the newest run; without any date, that of the publication as an upper bound. If only some runs
 * have a date, one without may be newer, so the date has no kind.
 */
function getDate(
  { published_on }: Suite,
  runs: readonly RunFacts[],
): Pick<FileModel, 'evaluation_date' | 'date_kind'> {
  const dated = runs.flatMap(({ time, isTimeUpperBound = false }) =>
    time === null ? [] : [{ time, isTimeUpperBound }],
  )
  if (dated.length === 0) return { evaluation_date: published_on, date_kind: 'at_latest' }
  const newest = dated.reduce((one, other) => (other.time > one.time ? other : one))
  const kind = newest.isTimeUpperBound ? 'at_latest' : 'day'
  return {
    evaluation_date: new Date(newest.time).toISOString().slice(0, 10),
    ...(dated.length === runs.length && { date_kind: kind }),
  }
}

function getNotes({ judged: { figure }, meaning }: TakenFigure): string[] {
  const partial = `${meaning.subcategory}: the run saw only a part of its data set.`
  const notes = [...(figure.isPartial ? [partial] : []), ...(figure.notes ?? [])]
  return notes.map((note) => cutText(note, MAX_LENGTHS.note))
}

function buildSubcategory({ judged: { figure }, meaning, run }: TakenFigure): FileSubcategory {
  const { n, range, standardError, interval, judge } = figure
  const isFraction = range === undefined || (range.low === 0 && range.high === 1)
  const published = {
    table: cutText(figure.task, 200),
    row: cutText(run.model ?? '', 200),
    column: cutText([figure.metric, figure.variant].filter(Boolean).join(', '), 200),
    value: Number(figure.value),
    lower_is_better: meaning.lowerIsBetter,
    ...(meaning.unit !== undefined && { unit: meaning.unit }),
    ...(!isFraction && { range }),
  }
  return {
    parent_category: meaning.category,
    subcategory: cutText(meaning.subcategory, MAX_LENGTHS.subcategory),
    score: scoreFromPublished(published),
    probe_count: n,
    published,
    measure: meaning.measure,
    metric: cutText(figure.metric, 200),
    ...(judge !== undefined && { judge: cutText(judge, 300) }),
    ...(figure.isPartial && { partial_run: true }),
    // A standard error of 0 means that all answers are equal, not that the value is exact.
    ...(standardError !== null && standardError > 0 && { standard_error: standardError }),
    ...(interval && { interval }),
  }
}
