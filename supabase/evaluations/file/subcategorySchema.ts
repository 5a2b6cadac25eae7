import { CATEGORIES, FIGURE_KINDS, LARGEST_VALUE, LONGEST } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { fraction, line, enumSchema, probeCount, publishedNumber, strict } from './fields.ts'

/** What a published figure is, in either spelling of the macro F1. */
export const measureSchema = z.preprocess(
  (value) => (value === 'macroF1' ? 'macro_f1' : value),
  enumSchema(FIGURE_KINDS),
)

const errorAllowed = `a number from 0 to ${LARGEST_VALUE}, in the unit of the published value`
const levelAllowed = 'a number between 0 and 1, or null if it is not published'

/** A figure exactly as published. Its range is 0 to 1 by default. */
export const publishedSchema = strict({
  table: line(200),
  row: line(200),
  column: line(200),
  value: publishedNumber,
  lower_is_better: z.boolean('true or false'),
  unit: line(LONGEST.unit).optional(),
  range: strict({ low: publishedNumber, high: publishedNumber }).optional(),
})

/** A published interval, in the unit of the published value. */
export const intervalSchema = strict({
  lower: publishedNumber,
  upper: publishedNumber,
  level: z.number(levelAllowed).gt(0, levelAllowed).lt(1, levelAllowed).nullable(),
})

/** One published figure and its score. */
export const subcategorySchema = strict({
  parent_category: enumSchema(CATEGORIES),
  subcategory: line(LONGEST.subcategory),
  score: fraction,
  probe_count: probeCount,
  published: publishedSchema,
  measure: measureSchema,
  metric: line(200).optional(),
  judge: line(300).optional(),
  partial_run: z.boolean('true or false').optional(),
  standard_error: z
    .number(errorAllowed)
    .min(0, errorAllowed)
    .max(LARGEST_VALUE, errorAllowed)
    .optional(),
  interval: intervalSchema.optional(),
})
