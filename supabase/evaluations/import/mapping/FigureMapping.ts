import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { enumSchema, key, line, publishedNumber, strict } from '../../file/fields.ts'
import {
  directionAllowed,
  isPercentRange,
  isTurnable,
  percentAllowed,
} from '../../file/meaningRules.ts'
import { measureSchema, unitSchema } from '../../file/subcategorySchema.ts'

/** What a mapping says of a figure, whether of a column or of a log. */
export const meaningShape = {
  task: key(200).describe(
    'The benchmark. Beside logs, the task as they name it, with or without its package.',
  ),
  metric: key(200).describe('The metric. Beside logs, as they name it.'),
  category: enumSchema(CATEGORIES).describe('The category that the figure measures.'),
  subcategory: line(MAX_LENGTHS.subcategory).describe('The name of the figure on the site.'),
  lower_is_better: z
    .boolean('true or false')
    .describe(
      'Whether a lower value is better: only for a proportion, or for a mean with its range.',
    ),
  measure: measureSchema.describe('What a value is: a share of prompts, a macro F1, or a mean.'),
  unit: unitSchema
    .optional()
    .describe('"percent" or "%" for values from 0 to 100; other units are only shown.'),
  range: strict({
    low: publishedNumber.describe('The lowest value that the figure can have.'),
    high: publishedNumber.describe('The highest value that the figure can have.'),
  })
    .refine(({ low, high }) => low < high, 'an object whose low is below its high')
    .optional()
    .describe('The lowest and the highest value; 0 to 1 unless given, or 0 to 100 in percent.'),
  judge: line(300).optional().describe('The model that judged the answers.'),
}

type Meant = z.infer<z.ZodObject<typeof meaningShape>>

/** Adds the rules over several fields that every figure of a mapping keeps. */
export function withMeaningRules<Schema extends z.ZodType<Meant>>(schema: Schema): Schema {
  return schema
    .refine(isTurnable, directionAllowed('range'))
    .refine(isPercentRange, percentAllowed('range'))
}

const figureShape = strict({
  ...meaningShape,
  scorer: key(200)
    .optional()
    .describe('The scorer of Inspect, one of its values, or both with a slash, if there are more.'),
  filter: key(200)
    .optional()
    .describe('The filter of lm-evaluation-harness, or the split of HELM, if there are more.'),
  settings: key(300)
    .optional()
    .describe(
      'A setting of the run, such as "subset=unsafe", if the figure means something else without.',
    ),
})

/** The meaning of one figure of a log or of another file that the table of metrics reads. */
export const figureSchema = withMeaningRules(figureShape)

/** One figure of a mapping. */
export type MappedFigure = z.infer<typeof figureSchema>
