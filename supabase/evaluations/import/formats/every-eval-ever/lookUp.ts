import type { z } from 'zod'
import type { Lookup } from '../importer.ts'
import type { EvalResult } from './EvalRecord.ts'

type EeeResult = z.infer<typeof EvalResult>

const MAX_LENGTH = 120
// Records describe a board column as "EM on MMLU"; the first schema version names it "MMLU - EM".
const DESCRIBED = /^(?<metric>.+?) on (?<benchmark>.+)$/
const NAMED = /^(?<benchmark>.+?) - (?<metric>.+)$/

/** Returns the metric name, or else the start of the description. */
export function nameMetric({ metric_config: config }: EeeResult): string {
  const { metric_id, metric_name, evaluation_description } = config
  const name = metric_id ?? evaluation_description ?? metric_name ?? ''
  const [line = ''] = name.split('\n', 1)
  return line.slice(0, MAX_LENGTH)
}

/** Finds the benchmark and the metric; their fields depend on the schema version and the origin. */
export function lookUp(result: EeeResult): Lookup {
  const { evaluation_name, metric_config, source_data } = result
  const isOfBoard = typeof result.score_details.details?.tab === 'string'
  const [description = ''] = (metric_config.evaluation_description ?? '').split('\n', 1)
  const described = DESCRIBED.exec(description.slice(0, MAX_LENGTH))
  const match = (isOfBoard ? NAMED.exec(evaluation_name) : null) ?? described
  const { benchmark, metric } = match?.groups ?? {}
  return {
    benchmark: benchmark ?? source_data?.dataset_name ?? evaluation_name,
    metric: metric ?? nameMetric(result),
  }
}
