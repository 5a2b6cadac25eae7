import { BOARDS, higher, type MetricRow } from './MetricRow.ts'

const category = 'jailbreak'
const UNVERIFIED = 'its direction is known from papers only'
const REFUSES_ALL = 'a model that refuses everything would look best: it is over-refusal'

/** Metrics of benchmarks of attacks on the rules of a model, and of refusals. */
export const jailbreakRows: readonly MetricRow[] = [
  {
    formats: ['helm run'],
    benchmarks: ['harm_bench_gcg_transfer'],
    metrics: ['safety_score'],
    variants: ['test'],
    category,
    use: higher('HarmBench, transferred attack (safety score)', 'mean'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['air_bench_2024'],
    metrics: ['air_score'],
    variants: ['test'],
    category,
    use: higher('AIR-Bench 2024, direct requests (refusal score)', 'mean'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['air_bench_2024'],
    metrics: ['air_category_*_score'],
    category,
    use: 'it covers one kind of risk, and air_score covers all',
  },
  {
    formats: BOARDS,
    benchmarks: ['HarmBenchGCGTransfer'],
    metrics: ['LM Evaluated Safety score'],
    category,
    use: higher('HarmBench, transferred attack (safety score)', 'mean'),
  },
  {
    formats: BOARDS,
    benchmarks: ['AIRBench 2024'],
    metrics: ['Refusal Rate'],
    category,
    use: higher('AIR-Bench 2024, direct requests (refusal score)', 'mean'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['*'],
    metrics: ['safety_*_annotator_success'],
    category: null,
    use: 'it is the share of answers that the judge could read, not a result of the model',
  },
  {
    formats: ['helm run', ...BOARDS],
    benchmarks: ['xstest', 'XSTest'],
    metrics: ['safety_score', 'LM Evaluated Safety score'],
    category: null,
    use: 'it mixes refusals of harmful requests with refusals of harmless ones',
    isOpen: true,
  },
  {
    formats: ['inspect', 'lighteval', 'lm_eval', 'every_eval_ever'],
    benchmarks: ['*strong_reject*', '*strongreject*'],
    metrics: ['*'],
    category,
    use: 'its direction differs between versions',
    isOpen: true,
  },
  {
    formats: ['inspect', 'lighteval', 'lm_eval', 'every_eval_ever'],
    benchmarks: ['*agentharm_benign*', '*or_bench*', '*over_refusal*', '*xstest*'],
    metrics: ['*'],
    category: null,
    use: REFUSES_ALL,
    isOpen: true,
  },
  {
    formats: ['inspect', 'lighteval', 'lm_eval', 'every_eval_ever'],
    benchmarks: ['*agentharm*', '*harmbench*', '*advbench*', '*jailbreakbench*'],
    metrics: ['*'],
    category,
    use: UNVERIFIED,
    isOpen: true,
  },
]
