import { z } from 'zod'
import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseDocument } from '../parseDocument.ts'
import { parseTime } from '../parseTime.ts'
import { EvalLog, type Score } from './EvalLog.ts'

type Log = z.infer<typeof EvalLog>
type LogScore = z.infer<typeof Score>

const STANDARD_ERRORS = ['stderr', 'bootstrap_stderr']
/** Metrics of dispersion, which are not scores. */
const SPREADS = new Set([...STANDARD_ERRORS, 'std', 'var'])
const ALL_GROUPS = 'all'

/** Imports Inspect AI logs: a JSON file, or the header entry of a ZIP. */
export const inspect: Importer = {
  format: 'inspect',

  recognise({ content }) {
    const task = z.object({ task: z.string(), model: z.string() })
    return z.object({ status: z.string(), eval: task }).safeParse(content).success
  },

  read(document) {
    return Promise.resolve([readRun(document)])
  },
}

function readRun({ content }: ImportDocument): Run {
  const log = parseDocument(EvalLog, content)
  const scores = log.results?.scores ?? []
  return {
    model: log.eval.model,
    settings: getSettings(log),
    time: parseTime(log.eval.created),
    rejection: findRejection(log),
    figures: scores.flatMap((score) => readScore(log, score)),
  }
}

function getSettings({ eval: { model_generate_config } }: Log): string | undefined {
  const options = Object.entries(model_generate_config).filter(([, value]) => value !== null)
  return options.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ') || undefined
}

function findRejection({ status, error, invalidated, results }: Log): string | null {
  if (status !== 'success') {
    return error === undefined
      ? `its status is ${status}`
      : `its status is ${status}: ${error.message}`
  }
  if (invalidated) return 'it was invalidated'
  return (results?.scores ?? []).length === 0 ? 'its status is success, but it has no scores' : null
}

function readScore(log: Log, score: LogScore): Figure[] {
  const { metrics } = score
  return Object.keys(metrics)
    .filter((key) => !SPREADS.has(key) && !SPREADS.has(metrics[key]?.group ?? ''))
    .map((key) => readFigure(log, score, key))
}

function readFigure(log: Log, score: LogScore, key: string): Figure {
  const { value, group } = score.metrics[key] ?? {}
  const metric = group ?? key
  const n = countPrompts(log, score)
  const isOneGroup = group !== undefined && key !== ALL_GROUPS
  return {
    task: log.eval.task,
    metric,
    variant: [score.name, score.reducer, isOneGroup ? key : undefined].filter(Boolean).join('/'),
    lookup: { benchmark: log.eval.task, metric, variant: score.reducer ?? score.name },
    value,
    lowerIsBetter: null,
    n,
    standardError: getStandardError(score),
    isPartial: isPartial(log, n),
    judge: getJudge(log, score),
    rejection: isOneGroup ? 'it is one group of a metric, whose value for all is used' : undefined,
  }
}

function getStandardError({ metrics }: LogScore): number | null {
  const found = Object.entries(metrics).find(
    ([key, { group }]) =>
      STANDARD_ERRORS.includes(key) ||
      (key === ALL_GROUPS && STANDARD_ERRORS.includes(group ?? '')),
  )
  const value = found?.[1].value
  return typeof value === 'number' ? value : null
}

/** Counts the samples after epoch reduction, which the metrics are computed over. */
function countPrompts({ eval: { config }, results }: Log, score: LogScore): number | null {
  if (score.scored_samples !== undefined) return score.scored_samples
  const n = (results?.completed_samples ?? Number.NaN) / (config.epochs ?? 1)
  return Number.isInteger(n) ? n : null
}

function isPartial({ eval: { config, dataset }, results }: Log, n: number | null): boolean {
  const { completed_samples: completed, total_samples: total } = results ?? {}
  if (completed !== undefined && total !== undefined && completed < total) return true
  const isLimited = config.limit !== undefined || config.sample_id !== undefined
  return isLimited && (n === null || dataset.samples === undefined || n < dataset.samples)
}

function getJudge({ eval: { model_roles } }: Log, { params }: LogScore): string | undefined {
  const given = params.grader_model ?? params.model ?? model_roles.grader
  if (typeof given === 'string') return given
  const { model } = Object(given) as { readonly model?: unknown }
  return typeof model === 'string' ? model : undefined
}
