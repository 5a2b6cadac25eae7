import { everyEvalEver } from '../formats/every-eval-ever/everyEvalEver.ts'
import { judgeFigure } from '../choose/judgeFigure.ts'

/** The fields of a result that a test sets. */
export interface ResultOptions {
  readonly name?: string
  readonly dataset?: string
  readonly description?: string
  readonly config?: object
  readonly details?: object
  readonly source?: object
  readonly uncertainty?: object
  readonly score?: number
}

/** Creates a result as a converter of a library writes it. */
export function createConvertedResult(options: ResultOptions) {
  return {
    evaluation_name: options.name ?? 'x',
    source_data: { dataset_name: options.dataset ?? 'x', ...options.source },
    metric_config: {
      evaluation_description: options.description ?? 'acc',
      lower_is_better: false,
      min_score: 0,
      max_score: 1,
      ...options.config,
    },
    score_details: {
      score: options.score ?? 0.25,
      details: options.details,
      uncertainty: options.uncertainty,
    },
  }
}

/** The fields of a record that a test sets. */
export interface RecordOptions {
  readonly model?: object
}

/** Reads a record of one library, and judges its figures. */
export async function readRecord(
  library: string,
  results: readonly object[],
  { model }: RecordOptions = {},
) {
  const content = {
    eval_library: { name: library, version: '1' },
    source_metadata: { evaluator_relationship: 'third_party' },
    model_info: { id: 'openai/model-a', name: 'A', developer: 'openai', ...model },
    evaluation_results: results,
  }
  const [run] = await everyEvalEver.read({ path: 'x', content })
  if (run === undefined) throw new Error('There is no run.')
  return { run, judged: run.figures.map((each) => judgeFigure('every_eval_ever', run, each)) }
}
