import type { z } from 'zod'
import { parseJson } from '../../../file/json/parseJson.ts'
import { readRunName } from '../helm/readRunName.ts'
import type { Figure, Format, Lookup } from '../importer.ts'
import { findMetric } from '../../metrics/findMetric.ts'
import type { EvalRecord, EvalResult } from './EvalRecord.ts'

type EeeRecord = z.infer<typeof EvalRecord>
type EeeResult = z.infer<typeof EvalResult>

/** The libraries whose own results are imported too, by the letters of their names. */
const LIBRARIES: Readonly<Record<string, Format>> = {
  crfmhelm: 'helm run',
  helm: 'helm run',
  inspect: 'inspect',
  inspectai: 'inspect',
  lmeval: 'lm_eval',
  lmevalharness: 'lm_eval',
  lmevaluationharness: 'lm_eval',
}
const NOT_LETTERS = /[^a-z]/g
const FILTERED = /^(?<metric>.+) \(filter: (?<filter>.+)\)$/
const SCORED = /^.+? on (?<task>.+) for scorer (?<scorer>.+)$/

/** How the own format of a library names a figure. */
export interface LibraryFigure extends Pick<Figure, 'detail' | 'rejection'> {
  readonly lookup: Lookup
}

/** Returns the format of the library that made a record; undefined for any other library. */
export function findLibrary({ eval_library: library }: EeeRecord): Format | undefined {
  const letters = library?.name?.toLowerCase().replace(NOT_LETTERS, '') ?? ''
  return Object.hasOwn(LIBRARIES, letters) ? LIBRARIES[letters] : undefined
}

/** Names a figure as the library's own format does; undefined if the table of metrics has no row for it. */
export function lookUpLibrary(
  format: Format | undefined,
  result: EeeResult,
): LibraryFigure | undefined {
  const found = format === undefined ? undefined : READERS[format]?.(result)
  if (found === undefined || format === undefined) return undefined
  const lookups = found.benchmarks.map((benchmark): Lookup => ({
    benchmark,
    metric: found.metric,
    variant: found.variant,
    format,
  }))
  const lookup = lookups.find((each) => findMetric(format, each) !== undefined)
  return lookup && { lookup, detail: found.detail, rejection: found.rejection }
}

interface Named extends Omit<Lookup, 'benchmark' | 'format'>, Pick<Figure, 'detail' | 'rejection'> {
  /** Names that the task may have, the surest first. */
  readonly benchmarks: readonly string[]
}

const READERS: Readonly<Partial<Record<Format, (result: EeeResult) => Named>>> = {
  'helm run': readHelm,
  inspect: readInspect,
  lm_eval: readLmEval,
}

/** Reads a result of lm-evaluation-harness. The data set is the task, and the description may end with a filter. */
function readLmEval(result: EeeResult): Named {
  const description = describe(result)
  const { metric, filter } = FILTERED.exec(description)?.groups ?? {}
  return {
    benchmarks: [...getDataset(result), result.evaluation_name.split('/')[0] ?? ''],
    metric: metric ?? description,
    variant: filter ?? 'none',
  }
}

/** Reads a result of Inspect, with a name such as "accuracy on inspect_evals/simpleqa for scorer simpleqa_scorer". */
function readInspect(result: EeeResult): Named {
  const { task, scorer } = SCORED.exec(result.evaluation_name)?.groups ?? {}
  return {
    benchmarks: task === undefined ? getDataset(result) : [task],
    metric: describe(result),
    variant: scorer ?? result.evaluation_name,
  }
}

/** Reads a result of HELM, whose details have the split, the perturbation and the arguments of the scenario. */
function readHelm(result: EeeResult): Named {
  const { split, perturbation } = result.score_details.details ?? {}
  const [dataset = ''] = getDataset(result)
  const args = parseArguments(result.source_data?.additional_details?.scenario_args)
  const listed = Object.entries(args).map(([key, value]) => `${key}=${String(value)}`)
  return {
    benchmarks: [dataset],
    metric: describe(result),
    variant: typeof split === 'string' ? split : undefined,
    detail: readRunName(`${dataset}:${listed.join(',')}`, args).detail,
    rejection:
      perturbation === undefined || perturbation === '' ? undefined : 'its prompts are perturbed',
  }
}

function parseArguments(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== 'string' || text === '') return {}
  try {
    return Object(parseJson(text)) as Record<string, unknown>
  } catch {
    // Another converter may write another text, which then stands for the whole part.
    return { scenario: text }
  }
}

function getDataset({ source_data }: EeeResult): string[] {
  return source_data?.dataset_name === undefined ? [] : [source_data.dataset_name]
}

function describe({ metric_config: { evaluation_description = '' } }: EeeResult): string {
  return evaluation_description.split('\n', 1)[0] ?? ''
}
