import type { z } from 'zod'
import { line, strict } from './fields.ts'

/** How the figures and the scores of a file are read, unless it says otherwise: as an import writes it. */
const RULES = {
  score:
    '0 to 1, higher is better: the position of the published value in its range, and 1 - x for a share that is better when lower',
  raw_score:
    'unweighted mean of the subcategories of a category, or of those that the suite declares for it; absent unless every one is published',
  z_score:
    '(raw - mean) / population standard deviation over the models of the suite that have the category',
  compound_score: 'unweighted mean of the raw scores; absent unless all exist',
  note: "the means and the composite are this project's own, not the evaluator's",
  evaluation_date:
    'the day of the newest run; where results name none, the day on which they were retrieved or published, an upper bound',
  measure:
    'what the published figure is: a proportion of prompts, a macro-averaged F1, or a mean; only a proportion has a binomial interval',
  probe_count: 'number of prompts behind the figure; null if it is not published',
} as const

const rule = (name: keyof typeof RULES, description: string) =>
  line(1000).default(RULES[name]).describe(description)

/** The rules for reading a file. */
export const rulesSchema = strict({
  score: rule('score', 'How a score follows from a published value.'),
  raw_score: rule('raw_score', 'How the score of a category follows from its figures.'),
  z_score: rule('z_score', 'How the z-scores are computed.'),
  compound_score: rule('compound_score', 'How the composite is computed.'),
  note: rule('note', 'Whose the computed scores are.'),
  evaluation_date: rule(
    'evaluation_date',
    'What the dates of the models are. It follows “The evaluation date is” in the notes of each model.',
  ),
  measure: rule('measure', 'What the measures of the figures mean.'),
  probe_count: rule('probe_count', 'Where the numbers of prompts come from.'),
})

/** The rules that an import writes. */
export const DEFAULT_RULES: z.infer<typeof rulesSchema> = RULES
