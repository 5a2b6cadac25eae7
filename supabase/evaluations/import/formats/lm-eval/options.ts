import { DECODING, type KnownOptions } from '../sortOptions.ts'

const FLOAT = /^(?:torch\.)?(?:auto|half|float|b?float(?:16|32|64)|fp(?:16|32)|bf16)$/i

/** Arguments of a model that do not make it another one. */
export const MODEL_ARGUMENTS: KnownOptions = {
  neutral: new Set([
    'attn_implementation',
    'backend',
    'batch_size',
    'cache_dir',
    'data_parallel_size',
    'device',
    'device_map',
    'device_map_option',
    'disable_log_stats',
    'distributed_executor_backend',
    'download_dir',
    'enable_prefix_caching',
    'enforce_eager',
    'gpu_memory_utilization',
    'gpus',
    'logits_cache',
    'low_cpu_mem_usage',
    'max_batch_size',
    'max_concurrent',
    'max_cpu_memory',
    'max_memory_per_gpu',
    'max_num_batched_tokens',
    'max_num_seqs',
    'max_retries',
    'model',
    'model_parallel',
    'num_concurrent',
    'num_workers',
    'offload_folder',
    'parallelize',
    'pipeline_parallel_size',
    'pretrained',
    'swap_space',
    'tensor_parallel_size',
    'timeout',
    'tokenized_requests',
    'tokenizer_backend',
    'trust_remote_code',
    'use_accelerate',
    'use_cache',
    'use_flash_attention_2',
    'verify_certificate',
  ]),
  settings: new Set([
    ...DECODING,
    'add_bos_token',
    'base_url',
    'eos_string',
    'max_length',
    'max_model_len',
    'prefix_token_id',
    'think_end_token',
    'truncation',
    'use_fast_tokenizer',
  ]),
  usual: {
    dtype: FLOAT,
    kv_cache_dtype: FLOAT,
    load_format: /^(?:auto|safetensors|pt)$/,
    mixed_precision_dtype: FLOAT,
    model_dtype: FLOAT,
    revision: /^main$/,
    softmax_dtype: FLOAT,
  },
}

/** Options of `generate` that do not make another model. Effort and templates are none of them. */
export const GENERATION_OPTIONS: KnownOptions = {
  neutral: new Set(['eos_token_id', 'pad_token_id', 'skip_special_tokens', 'use_cache']),
  settings: new Set([
    ...DECODING,
    'early_stopping',
    'ignore_eos',
    'length_penalty',
    'max_length',
    'min_length',
    'min_tokens',
    'n',
    'no_repeat_ngram_size',
    'num_beams',
    'num_return_sequences',
    'stop_token_ids',
    'truncate_prompt_tokens',
    'typical_p',
  ]),
  usual: {},
}

/** Fields of a configuration that are facts of the run, or that are read on their own. */
export const CONFIG_FIELDS: ReadonlySet<string> = new Set([
  'apply_chat_template',
  'batch_size',
  'batch_sizes',
  'bootstrap_iters',
  'cache_requests',
  'description_dict',
  'device',
  'fewshot_as_multiturn',
  'fewshot_seed',
  'gen_kwargs',
  'limit',
  'log_samples',
  'metadata',
  'model',
  'model_args',
  'model_dtype',
  'model_num_parameters',
  'model_revision',
  'model_sha',
  'no_cache',
  'num_fewshot',
  'numpy_seed',
  'output_path',
  'random_seed',
  'samples',
  'system_instruction',
  'tasks',
  'torch_seed',
  'use_cache',
  'verbosity',
])

/** Options of a run beside the arguments of its model. */
export const RUN_OPTIONS: KnownOptions = {
  neutral: new Set(),
  settings: new Set(['chat_template', 'fewshot_as_multiturn', 'gen_kwargs']),
  usual: { apply_chat_template: /^true$/i, fewshot_as_multiturn: /^(?:true|false)$/i },
}

/** The backends that run a model as it is published. */
export const PLAIN_BACKEND =
  /^(?:hf|huggingface|gpt2$|gpt3$|vllm|sglang|openai|local-|anthropic|textsynth|cohere|goose|watsonx|mamba|nemo|megatron|neuron|dummy$|litellm|vertex|gemini|together|azure)/
