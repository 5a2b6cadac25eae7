/** What a log of Inspect has beside its metrics. */
interface LogOptions {
  readonly n: number
  readonly arguments?: Readonly<Record<string, unknown>>
}

/** Creates the header of a log of Inspect with one scorer. */
export function inspectLog(
  [task, scorer]: readonly [string, string],
  values: Readonly<Record<string, number>>,
  { n, arguments: given = {} }: LogOptions,
) {
  const metrics = Object.entries(values).map(([name, value]) => [name, { name, value, params: {} }])
  return {
    version: 2,
    status: 'success',
    eval: {
      task,
      model: 'example/model',
      created: '2026-05-01T10:00:00+00:00',
      dataset: { samples: n },
      config: { epochs: 1 },
      task_args: given,
    },
    plan: { steps: [{ solver: 'generate' }], config: {} },
    results: {
      total_samples: n,
      completed_samples: n,
      scores: [
        { name: scorer, scorer, params: {}, metrics: Object.fromEntries(metrics) as object },
      ],
    },
  }
}

/** Creates the results of lm-evaluation-harness for one task. */
export function lmEvalResults(task: string, values: Readonly<Record<string, number>>, n: number) {
  return {
    results: { [task]: { alias: task, ...values } },
    configs: { [task]: {} },
    versions: { [task]: 1 },
    'n-shot': { [task]: 0 },
    'n-samples': { [task]: { original: n, effective: n } },
    config: { model: 'hf', model_args: 'pretrained=example/model' },
    model_name: 'example/model',
    date: 1777629600,
  }
}

/** Creates a group table of HELM Safety with one row. */
export function helmSafetyTable([group, run]: readonly [string, string], value: number, n: number) {
  const metrics = { 'LM Evaluated Safety score': value, '# eval': n }
  return {
    title: '',
    header: [
      { value: 'Model', metadata: {} },
      ...Object.keys(metrics).map((metric) => ({
        value: metric,
        ...(metric.startsWith('LM') && { lower_is_better: false }),
        metadata: { metric, run_group: group },
      })),
    ],
    rows: [
      [
        { value: 'Model', run_spec_names: [`${run}:model=example_model`] },
        ...Object.values(metrics).map((each) => ({ value: each, description: 'mean=x (1)' })),
      ],
    ],
  }
}
