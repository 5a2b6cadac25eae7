import type { Format } from '../formats/importer.ts'
import { BOARDS, type MetricRow } from './MetricRow.ts'

const category = null
const ALL: readonly Format[] = [
  'every_eval_ever',
  'helm run',
  'inspect',
  'lighteval',
  'lm_eval',
  ...BOARDS,
]

/** Metrics that belong to no category, each with the reason. */
export const otherRows: readonly MetricRow[] = [
  {
    formats: ALL,
    benchmarks: ['*cyse2_*', '*cvebench*', '*wmdp*'],
    metrics: ['*'],
    category,
    use: 'it measures a dangerous capability, not resistance to misuse',
  },
  {
    formats: ['every_eval_ever'],
    benchmarks: ['RewardBench*'],
    metrics: ['*'],
    category,
    use: 'it scores the preferences of a reward model, not the answers of a model',
  },
  {
    formats: BOARDS,
    benchmarks: ['*'],
    metrics: ['* (Robustness)', '* (Fairness)'],
    category,
    use: 'its prompts are perturbed',
  },
  {
    formats: BOARDS,
    benchmarks: ['*'],
    metrics: ['# *', 'truncated', '* Annotator Success Rate'],
    category,
    use: 'it describes the run, not the answers',
  },
  {
    formats: ['helm run'],
    benchmarks: ['*'],
    metrics: [
      'num_*',
      'max_num_*',
      'estimated_num_*',
      'inference_*',
      'training_*',
      'finish_reason_*',
      'batch_size',
      'prompt_truncated',
      'predicted_index',
    ],
    category,
    use: 'it describes the run, not the answers',
  },
]
