import { z } from 'zod'
import { probeCount } from '../../../file/fields.ts'
import { findFuture } from '../findFuture.ts'
import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseDocument } from '../parseDocument.ts'
import { toCount } from '../toCount.ts'
import { parseSeconds } from '../parseTime.ts'
import { stampInName, timeInName } from '../timeInName.ts'
import { listFacts } from '../listFacts.ts'
import { nameModel } from './nameModel.ts'
import { CONFIG_FIELDS } from './options.ts'
import { NO_KNOWN_OPTIONS, sortOptions } from '../sortOptions.ts'

const Results = z.record(z.string(), z.record(z.string(), z.unknown()))
const Directions = z.record(z.string(), z.record(z.string(), z.unknown()).catch({}))
const count = probeCount.unwrap().or(z.literal(0))
const Samples = z.record(
  z.string(),
  z.object({ original: count, effective: count }).optional().catch(undefined),
)
const Values = z.record(z.string(), z.unknown()).catch({})

const TaskConfig = z.object({
  num_fewshot: z.unknown(),
  description: z.unknown(),
  doc_to_text: z.unknown(),
  doc_to_target: z.unknown(),
  doc_to_choice: z.unknown(),
})

const ResultsFile = z.object({
  results: Results,
  config: z
    .looseObject({
      model_args: z.unknown().optional(),
      model: z.unknown().optional(),
      model_sha: z.unknown().optional(),
      model_dtype: z.unknown().optional(),
      model_revision: z.unknown().optional(),
      limit: z.unknown().optional(),
      num_fewshot: z.unknown().optional(),
      system_instruction: z.unknown().optional(),
      apply_chat_template: z.unknown().optional(),
      gen_kwargs: z.unknown().optional(),
    })
    .catch({}),
  configs: z.record(z.string(), TaskConfig.partial().catch({})).catch({}),
  groups: z.record(z.string(), z.unknown()).catch({}),
  group_subtasks: z.record(z.string(), z.array(z.unknown()).catch([])).catch({}),
  versions: Values,
  higher_is_better: Directions.catch({}),
  'n-samples': Samples.catch({}),
  'n-shot': z.record(z.string(), z.unknown()).catch({}),
  model_name: z.unknown().optional(),
  system_instruction: z.unknown().optional(),
  system_instruction_sha: z.unknown().optional(),
  chat_template: z.unknown().optional(),
  fewshot_as_multiturn: z.unknown().optional(),
  date: z.union([z.number(), z.string()]).optional().catch(undefined),
})
type LmEval = z.infer<typeof ResultsFile>

const Shape = z
  .object({
    results: z.record(z.string(), z.object({})),
    config: z.unknown().optional(),
    configs: z.unknown().optional(),
    versions: z.unknown().optional(),
    // Results of lighteval have the general configuration.
    config_general: z.undefined().optional(),
  })
  .refine(({ config, configs, versions }) => config ?? configs ?? versions)

// Task members that are not metrics.
const NOT_METRICS = new Set(['alias', 'name', 'samples', 'sample_len', 'sample_count'])
const STANDARD_ERROR = '_stderr'
const PLACEHOLDER = 999

/** Imports results of EleutherAI's lm-evaluation-harness in the 2023, 0.4.0 and 0.4.3 layouts. */
export const lmEval: Importer = {
  format: 'lm_eval',

  recognise({ content }) {
    return Shape.safeParse(content).success
  },

  read(document) {
    return Promise.resolve([readRun(document)])
  },
}

function readRun(document: ImportDocument): Run {
  const parsed = parseDocument(ResultsFile, document.content)
  const tasks = Object.keys(parsed.results)
  return {
    ...nameModel({ ...parsed, options: listOptions(parsed) }),
    time: parseSeconds(parsed.date) ?? timeInName(document.path),
    rejection: tasks.length === 0 ? 'it has no results' : null,
    ...findFuture(
      parsed.date === undefined
        ? { 'the name of its file': stampInName(document.path) }
        : { date: parsed.date },
    ),
    figures: tasks.flatMap((task) => readTask(parsed, task)),
  }
}

function listOptions({ config, ...parsed }: LmEval): Readonly<Record<string, unknown>> {
  const others = Object.entries(config).filter(([name]) => !CONFIG_FIELDS.has(name))
  const instruction = parsed.system_instruction ?? config.system_instruction
  return {
    ...Object.fromEntries(others),
    system_instruction: instruction,
    ...((instruction ?? null) === null && {
      system_instruction_sha: parsed.system_instruction_sha,
    }),
    apply_chat_template: config.apply_chat_template,
    chat_template: parsed.chat_template,
    fewshot_as_multiturn: parsed.fewshot_as_multiturn,
    gen_kwargs: config.gen_kwargs,
  }
}

function readTask(parsed: LmEval, task: string): Figure[] {
  const values = parsed.results[task] ?? {}
  const common = { settings: readSettings(parsed, task), facts: readFacts(parsed, task) }
  return Object.keys(values)
    .filter((key) => !NOT_METRICS.has(key) && key.trim() !== '')
    .map((key) => splitKey(key))
    .filter(({ metric }) => !metric.endsWith(STANDARD_ERROR))
    .map((key) => ({ ...readFigure(parsed, task, key), ...common }))
}

interface MetricKey {
  readonly metric: string
  /** Undefined in the 2023 layout, which has no filters. */
  readonly filter: string | undefined
}

function splitKey(key: string): MetricKey {
  const comma = key.lastIndexOf(',')
  if (comma === -1) return { metric: key, filter: undefined }
  return { metric: key.slice(0, comma), filter: key.slice(comma + 1) }
}

function joinKey({ metric, filter }: MetricKey): string {
  return filter === undefined ? metric : `${metric},${filter}`
}

function readFigure(parsed: LmEval, task: string, key: MetricKey): Figure {
  const values = parsed.results[task] ?? {}
  const value = values[joinKey(key)]
  const error = values[joinKey({ ...key, metric: `${key.metric}${STANDARD_ERROR}` })]
  const samples = parsed['n-samples'][task]
  const counts = [...listCounts(values, key.metric), ...listLimit(parsed, samples)]
  const isHigherBetter = parsed.higher_is_better[task]?.[key.metric]
  return {
    task,
    metric: key.metric,
    variant: key.filter === 'none' ? undefined : key.filter,
    lookup: { benchmark: task, metric: key.metric, variant: key.filter ?? 'none' },
    value,
    lowerIsBetter: typeof isHigherBetter === 'boolean' ? !isHigherBetter : null,
    n: samples?.effective ?? null,
    otherCounts: counts,
    standardError: typeof error === 'number' ? error : null,
    isPartial: isPartial(parsed, task, counts),
    rejection: findRejection(parsed, task, value),
  }
}

/** Says how many solved examples a prompt has and what describes the task, which change the answers. */
function readSettings({ config, ...parsed }: LmEval, task: string): string | undefined {
  const { num_fewshot, description } = parsed.configs[task] ?? {}
  const shots = parsed['n-shot'][task] ?? num_fewshot ?? config.num_fewshot
  const isTurns = parsed.fewshot_as_multiturn === true && shots !== 0
  const settings = [
    ...(typeof shots === 'number' ? [`${shots} examples${isTurns ? ' as turns' : ''}`] : []),
    ...sortOptions({ description }, NO_KNOWN_OPTIONS).changes,
  ]
  return settings.join(', ') || undefined
}

function readFacts({ configs, versions }: LmEval, task: string): string {
  const { doc_to_text, doc_to_target, doc_to_choice } = configs[task] ?? {}
  const templates = { doc_to_text, doc_to_target, doc_to_choice }
  return listFacts(task, { version: versions[task], templates })
}

/** Lists the counts among the values of a task, which newer versions write. */
function listCounts(values: Readonly<Record<string, unknown>>, metric: string): number[] {
  const { sample_len: all, sample_count: counts } = values
  const counted = typeof counts === 'number' ? counts : Values.parse(counts)[metric]
  return [all, counted].flatMap((each) => toCount(each) ?? [])
}

/** Lists the limit of the run, a number or a share of the samples, if it is below their number. */
function listLimit(
  { config: { limit } }: LmEval,
  samples: LmEval['n-samples'][string] | undefined,
): number[] {
  if (samples === undefined || typeof limit !== 'number' || limit <= 0) return []
  const most = limit < 1 ? Math.ceil(samples.original * limit) : Math.floor(limit)
  return most < samples.effective ? [most] : []
}

/** Whether the run left samples out; a layout without counts shows only whether it had a limit. */
function isPartial(parsed: LmEval, task: string, counts: readonly number[]): boolean {
  const { original, effective } = parsed['n-samples'][task] ?? {}
  const seen = counts.reduce((least, count) => Math.min(least, count), effective ?? Infinity)
  if (original !== undefined && Number.isFinite(seen)) return seen < original
  const { config } = parsed
  return config.limit !== null && config.limit !== undefined
}

function findRejection(parsed: LmEval, task: string, value: unknown): string | undefined {
  if (value === PLACEHOLDER) return `${PLACEHOLDER} is a placeholder`
  const subtasks = parsed.group_subtasks[task] ?? []
  const isGroup = task in parsed.groups || subtasks.length > 0
  return isGroup ? 'a group repeats the figures of its tasks' : undefined
}
