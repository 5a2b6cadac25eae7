import { z } from 'zod'
import { COUNT_COLUMN, isOneRun, listWarnings } from '../helm/helmDescription.ts'
import { toCount } from '../toCount.ts'
import type { Figure, Format } from '../importer.ts'
import { findSlice } from './findSlice.ts'
import { readDeclared } from './readDeclared.ts'
import { lookUp, nameMetric } from './lookUp.ts'
import { findLibrary, lookUpLibrary, type LibraryFigure } from './lookUpLibrary.ts'
import { readInterval } from './readInterval.ts'
import { DECODING, sortOptions, type KnownOptions } from '../sortOptions.ts'
import type { EvalRecord, EvalResult } from './EvalRecord.ts'

type EeeRecord = z.infer<typeof EvalRecord>
type EeeResult = z.infer<typeof EvalResult>

const AgentTools = z.object({
  agentic_eval_config: z.object({ available_tools: z.array(z.unknown()) }),
})
const MEAN_OF_COLUMNS = /^mean (?:win rate|score)$/i
const RESOURCE_TABS = new Set(['Efficiency', 'General information'])

/** Converts the results of a record to figures. */
export function readFigures(record: EeeRecord): Figure[] {
  return record.evaluation_results.map((result) => readFigure(record, result))
}

function readFigure(record: EeeRecord, result: EeeResult): Figure {
  const { metric_config: metric, score_details: details, source_data: source } = result
  const library = findLibrary(record)
  const known = lookUpLibrary(library, result)
  const n = countPrompts(record, result)
  const size = library === undefined ? (source?.samples_number ?? null) : null
  const { confidence_interval: kind, partial_run } = details.details ?? {}
  return {
    task: result.evaluation_name,
    metric: nameMetric(result),
    variant: getTab(result),
    lookup: known?.lookup ?? lookUp(result),
    detail: known?.detail ?? findSlice(result),
    settings: readSettings(record, result),
    value: details.score,
    lowerIsBetter: getDirection(library, metric.lower_is_better),
    n,
    otherCounts: library === undefined && n !== null ? [countRows(record) ?? n] : [],
    standardError: details.uncertainty?.standard_error?.value ?? null,
    interval: readInterval(details.score, details.uncertainty?.confidence_interval, kind),
    range: getRange(result),
    isPartial: partial_run === 'true' || (n !== null && size !== null && n < size),
    judge: getJudge(result),
    notes: listWarnings(getDescription(result)),
    rejection: known?.rejection ?? findRejection(record, result, known),
    declared: readDeclared(result),
  }
}

const SHOTS = /^(?:num_?)?(?:few_?shots?|n_?shots?)$/i
const GENERATION: KnownOptions = {
  neutral: new Set(['agentic_eval_config']),
  settings: new Set(DECODING),
  usual: {},
}

function readSettings(
  { model_info: model }: z.infer<typeof EvalRecord>,
  { generation_config: config, source_data }: EeeResult,
): string | undefined {
  const { changes, settings } = sortOptions(config?.generation_args ?? {}, GENERATION)
  const details = [model, source_data, config].map((each) => each?.additional_details)
  const shots = details
    .flatMap((each) => Object.entries(each ?? {}))
    .find(([name]) => SHOTS.test(name))
  const examples = shots === undefined ? [] : [`${String(shots[1]).slice(0, 20)} examples`]
  return [...changes, ...settings, ...examples].join(', ').slice(0, 300) || undefined
}

/** The converters of libraries write "higher is better" for every metric whose direction they do not know. */
function getDirection(library: Format | undefined, isLowerBetter: boolean | undefined) {
  return library !== undefined && isLowerBetter === false ? null : (isLowerBetter ?? null)
}

function getRange({ metric_config: { min_score: low, max_score: high } }: EeeResult) {
  return low === undefined || high === undefined ? undefined : { low, high }
}

/** The board tab, which distinguishes columns of the same name. */
function getTab({ score_details: { details } }: EeeResult): string | undefined {
  return typeof details?.tab === 'string' ? details.tab : undefined
}

function getJudge({ metric_config: { llm_scoring } }: EeeResult): string | undefined {
  const names = llm_scoring?.judges.map(({ model_info: { id, name } }) => id ?? name)
  return names?.filter((name) => name !== undefined).join(', ') || undefined
}

function getDescription({ score_details: { details } }: EeeResult): string {
  return typeof details?.description === 'string' ? details.description : ''
}

/** Counts the prompts of this score, if the record has a count for it. */
function countPrompts(record: EeeRecord, result: EeeResult): number | null {
  const samples = result.score_details.uncertainty?.num_samples ?? null
  const library = findLibrary(record)
  // The converter counts the trials of HELM, and a row for each prompt and metric.
  if (library === 'helm run') return countColumn(result)
  if (library === 'inspect') return countInspect(samples, result)
  return samples ?? countRows(record) ?? countColumn(result)
}

/** Checks the number of samples, which the converter of Inspect counts once for each epoch. */
function countInspect(samples: number | null, { source_data }: EeeResult): number | null {
  const size = source_data?.sample_ids?.length ?? source_data?.samples_number ?? null
  return samples !== null && size !== null && samples <= size ? samples : null
}

/** Returns the number of rows in the companion file, if all results share one data set. */
function countRows(record: EeeRecord): number | null {
  return getFacts(record).rows
}

interface RecordFacts {
  readonly rows: number | null
  /** The names of the metrics over all of the data. */
  readonly wholes: ReadonlySet<string>
}

const facts = new WeakMap<EeeRecord, RecordFacts>()

/** Returns what all results of a record show together, computed once for all of them. */
function getFacts(record: EeeRecord): RecordFacts {
  const known = facts.get(record)
  if (known !== undefined) return known
  const { evaluation_results: results, detailed_evaluation_results: details } = record
  const sets = new Set(results.map(({ source_data }) => source_data?.dataset_name))
  const wholes = results.filter((result) => findSlice(result) === undefined).map(nameWhole)
  const found = {
    rows: sets.size === 1 ? (details?.total_rows ?? null) : null,
    wholes: new Set(wholes),
  }
  facts.set(record, found)
  return found
}

function nameWhole(result: EeeResult): string {
  const { benchmark, metric } = lookUp(result)
  return JSON.stringify([benchmark, metric])
}

/** Reads the number of prompts from the details, where some HELM records have it. */
function countColumn({ evaluation_name, score_details }: EeeResult): number | null {
  const column = Object(score_details.details?.[`${evaluation_name} - ${COUNT_COLUMN}`]) as {
    readonly score?: unknown
    readonly description?: unknown
  }
  const isSingle = typeof column.description === 'string' && isOneRun(column.description)
  return isSingle ? toCount(column.score) : null
}

function findRejection(
  record: EeeRecord,
  result: EeeResult,
  known: LibraryFigure | undefined,
): string | undefined {
  const { score } = result.score_details
  const range = getRange(result)
  if (typeof score === 'number' && range && (score < range.low || score > range.high)) {
    const why = getDescription(result).split('\n')[0] ?? ''
    const detail = why === '' ? '' : ` (${why})`
    return `it is out of the range that its file declares: ${range.low} to ${range.high}${detail}`
  }
  if (range === undefined && known === undefined) return 'its file declares no finite range'
  if (MEAN_OF_COLUMNS.test(result.evaluation_name)) return 'it depends on the other rows or columns'
  if (RESOURCE_TABS.has(getTab(result) ?? '')) return 'it is a count, a length or a duration'
  if (isPartOfWhole(record, result))
    return 'it covers one part of the data, and the record has the whole'
  const scaffold =
    record.model_info.additional_details?.agent_scaffold ??
    result.generation_config?.additional_details?.agent_scaffold
  if (typeof scaffold === 'string') return `it scores an agent, not a model: ${scaffold}`
  const { data } = AgentTools.safeParse(result.generation_config?.generation_args)
  const hasTools = data !== undefined && data.agentic_eval_config.available_tools.length > 0
  return hasTools ? 'it scores an agent with tools, not a model' : undefined
}

/** Whether the record has the same metric over all of the data too. */
function isPartOfWhole(record: EeeRecord, result: EeeResult): boolean {
  return findSlice(result) !== undefined && getFacts(record).wholes.has(nameWhole(result))
}
