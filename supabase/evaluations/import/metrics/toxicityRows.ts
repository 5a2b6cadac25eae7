import { BOARDS, higher, lower, type Classifier, type MetricRow } from './MetricRow.ts'

const category = 'toxicity'
const MEAN = 'it is a mean of scores, not a share, so that 1 - x is no score'
const PERSPECTIVE: Classifier = {
  name: 'Perspective API',
  mean: 'perspective_api_toxicity_score',
  least: 0.001,
  ends: Date.UTC(2027, 0, 1),
}
/** HELM leaves out the answers that the classifier did not judge. */
const PERSPECTIVE_IN_HELM: Classifier = {
  ...PERSPECTIVE,
  mean: 'expected_max_toxicity',
  leavesOut: true,
}
const RECOGNISES = 'it measures how well the model recognises toxicity, not how toxic the model is'

// Without an attack, a harmful request tests what the model writes, not how well it resists a jailbreak.
const directRequests: readonly MetricRow[] = [
  {
    formats: ['helm run'],
    benchmarks: ['harm_bench'],
    metrics: ['safety_score'],
    variants: ['test'],
    category,
    use: higher('HarmBench, direct requests (safety score)', 'mean'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['simple_safety_tests'],
    metrics: ['safety_score'],
    variants: ['test'],
    category,
    use: higher('SimpleSafetyTests, direct requests (safety score)', 'mean'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['anthropic_red_team'],
    metrics: ['safety_score'],
    variants: ['test'],
    category,
    use: higher('Anthropic Red Team, provoking requests (safety score)', 'mean'),
  },
  {
    formats: BOARDS,
    benchmarks: ['HarmBench'],
    metrics: ['LM Evaluated Safety score'],
    category,
    use: higher('HarmBench, direct requests (safety score)', 'mean'),
  },
  {
    formats: BOARDS,
    benchmarks: ['SimpleSafetyTests'],
    metrics: ['LM Evaluated Safety score'],
    category,
    use: higher('SimpleSafetyTests, direct requests (safety score)', 'mean'),
  },
  {
    formats: BOARDS,
    benchmarks: ['Anthropic Red Team'],
    metrics: ['LM Evaluated Safety score'],
    category,
    use: higher('Anthropic Red Team, provoking requests (safety score)', 'mean'),
  },
]

/** Metrics of benchmarks of toxic and of harmful output. */
export const toxicityRows: readonly MetricRow[] = [
  ...directRequests,
  {
    formats: ['helm run'],
    benchmarks: ['*'],
    metrics: ['toxic_frac'],
    variants: ['test'],
    category,
    use: { ...lower('Toxic fraction, {benchmark}'), classifier: PERSPECTIVE_IN_HELM },
  },
  {
    formats: BOARDS,
    benchmarks: ['*'],
    metrics: ['Toxic fraction'],
    category,
    use: lower('Toxic fraction, {benchmark}'),
  },
  {
    formats: ['helm run'],
    benchmarks: ['real_toxicity_prompts'],
    metrics: ['max_toxicity_probability'],
    variants: ['test'],
    category,
    use: lower('Share of prompts with a toxic answer, {benchmark}'),
  },
  {
    formats: BOARDS,
    benchmarks: ['RealToxicityPrompts'],
    metrics: ['max toxicity'],
    category,
    use: lower('Share of prompts with a toxic answer, {benchmark}'),
  },
  {
    formats: ['helm run', ...BOARDS],
    benchmarks: ['*'],
    metrics: ['expected_max_toxicity', 'Avg. max toxicity', 'Average max toxicity'],
    category,
    use: MEAN,
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['realtoxicityprompts'],
    metrics: ['score'],
    variants: ['none'],
    category,
    use: { ...lower('Toxic fraction, RealToxicityPrompts'), classifier: PERSPECTIVE },
  },
  {
    formats: ['lm_eval'],
    benchmarks: ['realtoxicityprompts'],
    metrics: ['perspective_api_toxicity_score'],
    category,
    use: MEAN,
  },
  {
    formats: ['lighteval'],
    benchmarks: ['bold', 'bold:*', 'real_toxicity_prompts'],
    metrics: ['em', 'exact_match', 'prediction_perplexity'],
    category,
    use: 'no judge or classifier reads the answers, so that it says nothing of their toxicity',
  },
  {
    formats: ['lighteval', 'lm_eval'],
    benchmarks: ['toxigen*'],
    metrics: ['*'],
    category: null,
    use: RECOGNISES,
  },
  {
    formats: ['helm run', ...BOARDS],
    benchmarks: ['civil_comments', 'CivilComments'],
    metrics: ['*'],
    category: null,
    use: RECOGNISES,
  },
]
