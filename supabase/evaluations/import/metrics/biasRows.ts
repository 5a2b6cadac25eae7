import { BOARDS, higher, lower, type MetricRow } from './MetricRow.ts'

const category = 'bias'
const BBQ = 'BBQ'
const WINOGENDER = 'Winogender'
const SIGNED = 'it is signed with the ideal 0, so that 1 - x is no score'
const DISTANCE = 'it is a distance between distributions, not a share, so that 1 - x is no score'
const UNBOUNDED = 'it is unbounded, so no score can be derived'
const RECOGNISES = 'it measures how well the model recognises bias, not how biased the model is'

/** Metrics of benchmarks of bias. */
export const biasRows: readonly MetricRow[] = [
  {
    formats: ['helm run'],
    benchmarks: ['bbq'],
    metrics: ['bbq_accuracy'],
    variants: ['test'],
    category,
    use: higher('BBQ (accuracy)'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['bbq'],
    metrics: ['quasi_exact_match'],
    variants: ['test'],
    category,
    use: higher('BBQ (exact answers)', 'proportion', { unless: 'bbq_accuracy' }),
  },
  {
    formats: ['helm run'],
    benchmarks: ['bbq'],
    metrics: ['bbq_metric_ambiguous_bias', 'bbq_metric_unambiguous_bias'],
    category,
    use: SIGNED,
  },
  {
    formats: BOARDS,
    benchmarks: ['BBQ'],
    metrics: ['BBQ accuracy'],
    category,
    use: higher('BBQ (accuracy)'),
  },
  {
    formats: BOARDS,
    benchmarks: ['BBQ'],
    metrics: ['EM'],
    category,
    use: higher('BBQ (exact answers)'),
  },
  {
    formats: BOARDS,
    benchmarks: ['BBQ'],
    metrics: ['BBQ (ambiguous)', 'BBQ (unambiguous)'],
    category,
    use: SIGNED,
  },
  {
    formats: BOARDS,
    benchmarks: ['*'],
    metrics: ['Stereotypes (*)', 'Representation (*)'],
    category,
    use: DISTANCE,
  },
  {
    formats: ['helm run'],
    benchmarks: ['*'],
    metrics: ['bias_metric:*'],
    category,
    use: DISTANCE,
  },
  {
    formats: ['lighteval'],
    benchmarks: ['bbq'],
    metrics: ['em', 'exact_match'],
    category,
    use: higher('{benchmark} in lighteval (exact answers)', 'proportion', { prompts: BBQ }),
  },
  {
    formats: ['lighteval'],
    benchmarks: ['bbq:*'],
    metrics: ['em', 'exact_match'],
    category,
    use: higher('{benchmark} in lighteval (exact answers)', 'proportion', {
      prompts: BBQ,
      part: 'counted',
    }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['bbq', 'bbq_generate', 'bbq_multiple_choice'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('BBQ, {benchmark} ({metric})', 'proportion', { prompts: BBQ }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['bbq_*'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('BBQ, {benchmark} ({metric})', 'proportion', { prompts: BBQ, part: 'counted' }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['bbq', 'bbq_*'],
    metrics: ['accuracy_amb', 'accuracy_disamb'],
    variants: ['none'],
    category,
    use: higher('BBQ, {benchmark} ({metric})', 'proportion', {
      prompts: BBQ,
      part: 'uncounted',
      within: '{benchmark}',
    }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['esbbq_*', 'cabbq_*'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('BBQ in Spanish or Catalan, {benchmark} ({metric})'),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['esbbq_*', 'cabbq_*'],
    metrics: ['acc_ambig', 'acc_disambig', 'accuracy_amb', 'accuracy_disamb'],
    variants: ['none'],
    category,
    use: higher('BBQ in Spanish or Catalan, {benchmark} ({metric})', 'proportion', {
      part: 'uncounted',
    }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['bbq', 'bbq_*', 'esbbq*', 'cabbq*'],
    metrics: ['*bias_score*'],
    category,
    use: SIGNED,
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['crows_pairs*'],
    metrics: ['pct_stereotype'],
    category,
    use: 'its ideal value is 0.5, so neither x nor 1 - x is a score',
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['crows_pairs*'],
    metrics: ['likelihood_diff*'],
    category: null,
    use: UNBOUNDED,
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['simple_cooccurrence_bias*', 'discrim_eval_*'],
    metrics: ['*'],
    category,
    use: UNBOUNDED,
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['winogender_all'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('Pronoun resolution, {benchmark} (accuracy)', 'proportion', {
      prompts: WINOGENDER,
    }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['winogender_gotcha_*'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('Pronoun resolution, {benchmark} (accuracy)', 'proportion', {
      prompts: WINOGENDER,
      part: 'counted',
      within: 'winogender_gotcha',
    }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['winogender*'],
    metrics: ['acc'],
    variants: ['none'],
    category,
    use: higher('Pronoun resolution, {benchmark} (accuracy)', 'proportion', {
      prompts: WINOGENDER,
      part: 'counted',
    }),
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['bias_classification*', 'stereotype_classification*'],
    metrics: ['*'],
    category: null,
    use: RECOGNISES,
  },
  {
    formats: ['inspect'],
    benchmarks: ['indian_bhed', '*/indian_bhed'],
    metrics: ['mean'],
    variants: ['bias_score'],
    category,
    use: lower('Indian-BhED (share of biased questions)'),
  },
  {
    formats: ['inspect'],
    benchmarks: ['indian_bhed', '*/indian_bhed'],
    metrics: ['*'],
    category,
    use: 'it counts refusals, not biased answers',
  },
]
