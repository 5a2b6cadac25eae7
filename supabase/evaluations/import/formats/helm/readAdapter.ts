import { DECODING, sortOptions, type KnownOptions } from '../sortOptions.ts'

const OFF = /^(?:0|0\.0|false)$/i
const ONE = /^1$/

/** What HELM puts to a model beside the prompts. Most of it depends on the scenario alone. */
const ADAPTER: KnownOptions = {
  neutral: new Set(['max_eval_instances', 'model', 'model_deployment']),
  settings: new Set([...DECODING]),
  usual: {
    method: /^generation$/,
    multi_label: OFF,
    num_outputs: ONE,
    num_train_trials: ONE,
    num_trials: ONE,
    reference_prefix: /^A\.$/,
    sample_train: /^true$/i,
    temperature: OFF,
  },
}

/** Lists the options of an adapter, which can differ between runs of one figure; undefined if all are usual. */
export function readAdapter(adapter: Readonly<Record<string, unknown>>): string | undefined {
  const { changes, settings } = sortOptions(adapter, ADAPTER)
  return [...changes, ...settings].join(', ') || undefined
}
