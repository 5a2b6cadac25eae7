import { BOARDS, higher, type MetricRow } from './MetricRow.ts'

const category = 'factuality'
const CHANGED = 'its prompts are perturbed'

/** Metrics of benchmarks of factuality. */
export const factualityRows: readonly MetricRow[] = [
  {
    formats: ['helm run'],
    benchmarks: ['truthful_qa'],
    metrics: ['exact_match'],
    variants: ['valid'],
    category,
    use: higher('TruthfulQA (exact match)'),
  },
  {
    formats: BOARDS,
    benchmarks: ['TruthfulQA'],
    metrics: ['EM'],
    category,
    use: higher('TruthfulQA (exact match)'),
  },
  {
    formats: BOARDS,
    benchmarks: ['TruthfulQA'],
    metrics: ['* (Robustness)', '* (Fairness)'],
    category,
    use: CHANGED,
  },
  {
    formats: BOARDS,
    benchmarks: ['TruthfulQA'],
    metrics: ['ECE (10-bin)'],
    category,
    use: 'it measures how sure the model is of its answers, not whether they are true',
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['truthfulqa_mc1'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('TruthfulQA MC1 (accuracy)'),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['truthfulqa_mc'],
    metrics: ['mc1'],
    variants: ['none'],
    category,
    use: higher('TruthfulQA MC1 (accuracy)'),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['truthfulqa_mc2'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('TruthfulQA MC2 (mean probability of true answers)', 'mean'),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['truthfulqa_mc'],
    metrics: ['mc2'],
    variants: ['none'],
    category,
    use: higher('TruthfulQA MC2 (mean probability of true answers)', 'mean'),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['truthfulqa_gen'],
    metrics: ['bleu_acc', 'rougeL_acc'],
    variants: ['none'],
    category,
    use: higher('TruthfulQA, generated answers ({metric})'),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['truthfulqa_gen'],
    metrics: ['rouge1_acc', 'rouge2_acc'],
    category,
    use: 'of the variants of ROUGE, rougeL_acc is used',
  },
  {
    formats: ['inspect'],
    benchmarks: ['simpleqa', '*/simpleqa'],
    metrics: ['accuracy'],
    category,
    use: higher('SimpleQA (accuracy)'),
  },
  {
    formats: ['inspect'],
    benchmarks: ['simpleqa_verified', '*/simpleqa_verified'],
    metrics: ['accuracy'],
    category,
    use: higher('SimpleQA Verified (accuracy)'),
  },
  {
    formats: ['every_eval_ever'],
    benchmarks: ['SimpleQA'],
    metrics: ['accuracy', 'Accuracy'],
    category,
    use: higher('SimpleQA (accuracy)'),
  },
  {
    formats: ['every_eval_ever'],
    benchmarks: ['SimpleQA-Verified', 'SimpleQA Verified'],
    metrics: ['accuracy', 'Accuracy'],
    category,
    use: higher('SimpleQA Verified (accuracy)'),
  },
]
