import { z } from 'zod'
import { showFirstLine } from '../../../file/showText.ts'
import { toCount, toCountOrNone } from '../toCount.ts'
import { findFuture } from '../findFuture.ts'
import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseDocument } from '../parseDocument.ts'
import { parseTime } from '../parseTime.ts'
import { EvalLog, type Score } from './EvalLog.ts'
import { listFacts } from '../listFacts.ts'
import { readOptions } from './readOptions.ts'
import { readMetrics, type MetricValue } from './readMetrics.ts'

type Log = z.infer<typeof EvalLog>
type LogScore = z.infer<typeof Score>

const MEAN = 'mean'
/** The least share of answers with a score. */
const MIN_SCORED_SHARE = 0.9

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
    ...readOptions(log),
    time: parseTime(log.eval.created),
    rejection: findRejection(log),
    ...findFuture({ 'eval.created': log.eval.created }),
    figures: scores.flatMap((score) =>
      readMetrics(score.metrics).map((value) => readFigure(log, score, value)),
    ),
  }
}

function findRejection({ status, error, invalidated, results }: Log): string | null {
  if (status !== 'success') {
    return error === undefined
      ? `its status is ${status}`
      : `its status is ${status}: ${showFirstLine(error.message)}`
  }
  if (invalidated) return 'it was invalidated'
  return (results?.scores ?? []).length === 0 ? 'its status is success, but it has no scores' : null
}

function readFigure(log: Log, score: LogScore, read: MetricValue): Figure {
  const { metric, part, value, standardError, rejection } = read
  const n = countPrompts(log, score)
  const silence = findSilence(log, score, n)
  return {
    task: log.eval.task,
    metric,
    variant: [score.name, score.reducer, part].filter(Boolean).join('/'),
    scorers: score.scorer === undefined ? [] : [score.scorer, `${score.scorer}/${score.name}`],
    lookup: { benchmark: log.eval.task, metric, variant: score.name },
    facts: listFacts(log.eval.task, { version: log.eval.task_version }),
    value,
    lowerIsBetter: null,
    n,
    isMeanOfRuns: (log.eval.config.epochs ?? 1) > 1,
    standardError,
    isPartial: isPartial(log, score, n),
    judge: getJudge(log, score),
    notes: [...silence.notes, ...noteErrors(log, n)],
    rejection: findReduction(score) ?? silence.rejection ?? rejection,
  }
}

interface Silence extends Pick<Figure, 'rejection'> {
  readonly notes: readonly string[]
}

/** Notes how many answers have no score, and rejects the figure if too many have none. */
function findSilence({ eval: { task } }: Log, score: LogScore, n: number | null): Silence {
  const { scored_samples: scored, unscored_samples: unscored = 0 } = score
  if (scored === 0) return { notes: [], rejection: 'none of the answers has a score' }
  if (unscored <= 0 || n === null) return { notes: [] }
  const share = n / (n + unscored)
  const text = `${unscored} of ${n + unscored} answers have no score`
  if (share < MIN_SCORED_SHARE) return { notes: [], rejection: `${text}, which is too many` }
  return { notes: [`${task}: ${text}.`] }
}

/** Notes how many samples failed and have a score, which counts them as wrong. */
function noteErrors(log: Log, n: number | null): string[] {
  const failed = Math.max(0, (n ?? 0) - (countCompleted(log) ?? n ?? 0))
  return failed === 0
    ? []
    : [`${log.eval.task}: ${failed} prompts failed and are scored all the same.`]
}

/** Rejects a reducer other than the mean. A reducer without a name is the mean. */
function findReduction({ reducer = MEAN }: LogScore): string | undefined {
  return reducer === MEAN ? undefined : `its epochs are reduced by ${reducer}, not by the mean`
}

/** Counts the samples after epoch reduction, which the metrics are computed over. */
function countPrompts(log: Log, { scored_samples: scored }: LogScore): number | null {
  return toCount(scored) ?? countCompleted(log)
}

function countCompleted({ eval: { config }, results }: Log): number | null {
  return toCountOrNone((results?.completed_samples ?? Number.NaN) / (config.epochs ?? 1))
}

/** Whether samples of the data set have no score. Some tasks give the size of their data set as 1. */
function isPartial(
  { eval: { config, dataset }, results }: Log,
  { scored_samples: scored, unscored_samples: unscored = 0 }: LogScore,
  n: number | null,
): boolean {
  const { completed_samples: completed, total_samples: total } = results ?? {}
  const epochs = config.epochs ?? 1
  const isIncomplete = (scored ?? Number(completed) / epochs) < Number(total) / epochs
  if (isIncomplete || unscored > 0) return true
  if (n !== null && dataset.samples !== undefined) return n < dataset.samples
  return config.limit !== undefined || config.sample_id !== undefined
}

function getJudge({ eval: { model_roles } }: Log, { params }: LogScore): string | undefined {
  const given = params.grader_model ?? params.model ?? model_roles.grader
  if (typeof given === 'string') return given
  const { model } = Object(given) as { readonly model?: unknown }
  return typeof model === 'string' ? model : undefined
}
