import { identifyMaker } from '../../models/identifyMaker.ts'
import type { Run } from '../importer.ts'
import {
  addOptions,
  changeProblem,
  DECODING,
  FLOAT,
  pathProblem,
  sortOptions,
  type KnownOptions,
} from '../sortOptions.ts'
import type { Results } from './ResultsFile.ts'

type Named = Pick<
  Run,
  'commit' | 'isHubId' | 'model' | 'modelProblem' | 'namedBy' | 'provider' | 'settings'
>

/** Options of a model that do not make it another one. */
const OPTIONS: KnownOptions = {
  neutral: new Set([
    'accelerator',
    'batch_size',
    'cache_dir',
    'compile',
    'data_parallel_size',
    'device',
    'generation_parameters',
    'gpu_memory_utilization',
    'is_async',
    'max_num_batched_tokens',
    'max_num_seqs',
    'model',
    'model_name',
    'model_parallel',
    'pipeline_parallel_size',
    'pretrained',
    'provider',
    'parallel_calls_count',
    'seed',
    'swap_space',
    'tensor_parallel_size',
    'timeout',
    'trust_remote_code',
  ]),
  settings: new Set([
    ...DECODING,
    'add_special_tokens',
    'base_url',
    'continuous_batching',
    'early_stopping',
    'length_penalty',
    'max_length',
    'max_model_length',
    'multichoice_continuations_start_space',
    'num_fewshot_seeds',
    'pairwise_tokenization',
    'use_chat_template',
  ]),
  usual: {
    dtype: FLOAT,
    model_dtype: FLOAT,
    num_fewshot_seeds: /^1$/,
    override_chat_template: /^false$/i,
    revision: /^main$/,
  },
}

/** Fields that are no options of the model: facts of the run, and fields that other code reads. */
const GENERAL: ReadonlySet<string> = new Set([
  'config',
  'end_time',
  'job_id',
  'lighteval_sha',
  'max_samples',
  'model_config',
  'model_name',
  'model_sha',
  'model_size',
  'num_few_shot_default',
  'override_batch_size',
  'start_time',
  'total_evaluation_time_secondes',
])

/** Finds the exact id of the evaluated model, and the options that may make it another one. */
export function nameModel(general: Results['config_general']): Named {
  const options: Readonly<Record<string, unknown>> = general.model_config
  const model = [general.model_name, options.model_name, options.pretrained].find(isName) ?? null
  const run = Object.entries(general).filter(([name]) => !GENERAL.has(name))
  const { changes, settings } = sortOptions(
    {
      ...Object.fromEntries(run),
      ...readGeneration(general),
      ...readGeneration(options),
      ...ownOptions(options, model),
    },
    OPTIONS,
  )
  const name = addOptions(model ?? '', changes)
  const isPlain = changes.length === 0
  return {
    model,
    ...(!isPlain && { namedBy: name }),
    modelProblem: isPlain ? pathProblem(model) : changeProblem(name),
    ...identifyMaker(isPlain ? model : null, { isProven: isName(general.model_sha) }),
    commit: isName(general.model_sha) ? general.model_sha : undefined,
    settings: settings.join(', ') || undefined,
  }
}

function readGeneration({ generation_parameters: given }: Readonly<Record<string, unknown>>) {
  return Object(given) as Readonly<Record<string, unknown>>
}

/** Returns the options without the tokenizer if it is the model’s own. */
function ownOptions(options: Readonly<Record<string, unknown>>, model: string | null) {
  const own = Object.entries(options).filter(
    ([name, value]) => name !== 'tokenizer' || value !== model,
  )
  return Object.fromEntries(own)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
