import { DECODING, type KnownOptions } from '../sortOptions.ts'

/** Options of `generate` that do not make another model. Effort and system messages are none of them. */
export const GENERATE_OPTIONS: KnownOptions = {
  neutral: new Set([
    'adaptive_connections',
    'attempt_timeout',
    'batch',
    'cache',
    'cache_prompt',
    'logprobs',
    'max_connections',
    'max_retries',
    'max_tool_output',
    'parallel_tool_calls',
    'reasoning_history',
    'reasoning_summary',
    'timeout',
    'top_logprobs',
  ]),
  settings: new Set(DECODING),
  usual: {},
}

/** Arguments of the provider of a model that do not make another model. */
export const MODEL_ARGUMENTS: KnownOptions = {
  neutral: new Set([
    'api_version',
    'batch_size',
    'device',
    'enforce_eager',
    'gpu_memory_utilization',
    'http_client',
    'max_connections',
    'max_retries',
    'organization',
    'port',
    'project',
    'responses_api',
    'tensor_parallel_size',
    'timeout',
  ]),
  settings: new Set([...DECODING, 'base_url', 'max_model_len']),
  usual: { dtype: /^(?:torch\.)?(?:auto|half|b?float(?:16|32)|fp16|bf16)$/i },
}

/** Arguments of a task that choose its samples or its judge, and leave the model as it is. */
export const TASK_ARGUMENTS: KnownOptions = {
  neutral: new Set(['shuffle']),
  settings: new Set([
    ...DECODING,
    'categories',
    'category',
    'dataset',
    'difficulty',
    'epochs',
    'grader',
    'grader_model',
    'grader_models',
    'judge',
    'judge_llm',
    'judge_model',
    'language',
    'limit',
    'refusal_judge',
    'scorer',
    'scorer_model',
    'semantic_judge',
    'split',
    'subject',
    'subjects',
    'subset',
  ]),
  usual: {},
}

/** Limits of a run that cut answers off. */
export const LIMITS: KnownOptions = {
  neutral: new Set(),
  settings: new Set([
    'cost_limit',
    'message_limit',
    'time_limit',
    'token_limit',
    'turn_limit',
    'working_limit',
  ]),
  usual: {},
}

/** Arguments of a solver that the run chose; any other may be another prompt. */
export const SOLVER_ARGUMENTS: KnownOptions = {
  neutral: new Set(['cache', 'shuffle']),
  settings: new Set(DECODING),
  usual: { tool_calls: /^none$/ },
}

/** Solvers that put the prompt of a task to the model as it is. */
export const DIRECT_SOLVERS = new Set(['generate', 'multiple_choice'])

/** Solvers that put the prompt of a task to the model and take its answer. */
export const PLAIN_SOLVERS = new Set([
  'assistant_message',
  'chain_of_thought',
  'generate',
  'multiple_choice',
  'prompt_template',
  'system_message',
  'user_message',
])
/** Solvers that give the model tools or further attempts. */
export const AGENT =
  /agent|react|tool|bridge|human_cli|critique|plan_|search|swarm|aider|codex|claude_code/i
