import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { FIGURE_KINDS, MAX_VALUE, MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { line, enumSchema, probeCount, publishedNumber, strict } from './fields.ts'
import { PERCENT } from './meaningRules.ts'
import { describeChoices } from './words.ts'

const PERCENT_SPELLINGS: ReadonlySet<string> = new Set(['%', 'percent', 'percentage', 'per cent'])

/** A unit, with one spelling of percent. */
export const unitSchema = line(MAX_LENGTHS.unit).transform((text) =>
  PERCENT_SPELLINGS.has(text.trim().toLowerCase()) ? PERCENT : text,
)

/** What a published figure is, in either spelling of the macro F1. */
export const measureSchema = z
  .enum([...FIGURE_KINDS, 'macroF1'], describeChoices(FIGURE_KINDS))
  // Editors propose the one spelling.
  .meta({ enum: FIGURE_KINDS })
  .transform((kind) => (kind === 'macroF1' ? 'macro_f1' : kind))

const scoreAllowed = 'a number from 0 to 1'

/** A score. Whoever writes 81 means a published value in percent. */
const scoreSchema = z
  .number(scoreAllowed)
  .min(0, scoreAllowed)
  .max(
    1,
    `${scoreAllowed}; a value in another unit is the "value" of "published", with its "range"`,
  )

const errorAllowed = `a number from 0 to ${MAX_VALUE}, in the unit of the published value`
const levelAllowed = 'a number between 0 and 1, or null if it is not published'

/** A figure exactly as published. Its range is 0 to 1 by default. */
export const publishedSchema = strict({
  table: line(200)
    .optional()
    .describe('The table of the source; the name of the subcategory unless given.'),
  row: line(200)
    .optional()
    .describe('The row of the model in it; the name that it was evaluated under unless given.'),
  column: line(200)
    .optional()
    .describe('The column of the figure in it; the metric, or else the measure, unless given.'),
  value: publishedNumber.describe(
    'The value as published, in the unit and the range of the source.',
  ),
  lower_is_better: z.boolean('true or false').describe('Whether a lower value is better.'),
  unit: unitSchema
    .optional()
    .describe(
      'The unit that is shown. It changes no value: a value of 81 percent needs the range 0 to 100 too.',
    ),
  range: strict({
    low: publishedNumber.describe('The lowest value that the figure can have.'),
    high: publishedNumber.describe('The highest value that the figure can have.'),
  })
    .optional()
    .describe('The lowest and the highest value that the figure can have; 0 to 1 unless given.'),
})

/** A published interval, in the unit of the published value. */
export const intervalSchema = strict({
  lower: publishedNumber.describe('The lower bound, in the unit of the published value.'),
  upper: publishedNumber.describe('The upper bound, in the unit of the published value.'),
  level: z
    .number(levelAllowed)
    .gt(0, levelAllowed)
    .lt(1, levelAllowed)
    .nullable()
    .describe('The confidence level, such as 0.95; null if it is not published.'),
})

/** One published figure and its score. */
export const subcategorySchema = strict({
  parent_category: enumSchema(CATEGORIES).describe('The category that the figure measures.'),
  subcategory: line(MAX_LENGTHS.subcategory).describe(
    'The name of the figure on the site, the same for every model of the file.',
  ),
  score: scoreSchema
    .optional()
    .describe(
      'From 0 to 1, higher is better. Unless given, it follows from the published value. It can stand alone for a ' +
        'figure that is published nowhere else.',
    ),
  probe_count: probeCount
    .default(null)
    .describe('Number of prompts behind the figure; null, which means unknown, unless given.'),
  published: publishedSchema
    .optional()
    .describe('The figure as its source publishes it; the score unless given.'),
  measure: measureSchema.describe(
    'What the published figure is: a proportion of prompts, a macro-averaged F1, or a mean. Only a proportion has a ' +
      'binomial interval.',
  ),
  metric: line(200).optional().describe('The metric as its source names it.'),
  judge: line(300).optional().describe('The model that judged the answers.'),
  partial_run: z
    .boolean('true or false')
    .optional()
    .describe('Whether the run saw only a part of its data set; false unless given.'),
  standard_error: z
    .number(errorAllowed)
    .min(0, errorAllowed)
    .max(MAX_VALUE, errorAllowed)
    .optional()
    .describe('The published standard error, in the unit of the published value.'),
  interval: intervalSchema
    .optional()
    .describe('The published interval, in the unit of the published value.'),
}).meta({ anyOf: [{ required: ['score'] }, { required: ['published'] }] })
