import { CATEGORIES, LONGEST } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { enumSchema, key, line, publishedNumber, strict } from '../../file/fields.ts'
import { measureSchema } from '../../file/subcategorySchema.ts'

/** The unit of values from 0 to 100. */
export const PERCENT = 'percent'
const PERCENT_SPELLINGS: ReadonlySet<string> = new Set(['%', 'percent', 'percentage', 'per cent'])

const unit = line(LONGEST.unit).transform((text) =>
  PERCENT_SPELLINGS.has(text.trim().toLowerCase()) ? PERCENT : text,
)

/** What a mapping says of a figure, whether of a column or of a log. */
export const meaningShape = {
  task: key(200),
  metric: key(200),
  category: enumSchema(CATEGORIES),
  subcategory: line(LONGEST.subcategory),
  lower_is_better: z.boolean('true or false'),
  measure: measureSchema,
  unit: unit.optional(),
  range: strict({ low: publishedNumber, high: publishedNumber })
    .refine(({ low, high }) => low < high, 'an object whose low is below its high')
    .optional(),
  judge: line(300).optional(),
}

type Meant = z.infer<z.ZodObject<typeof meaningShape>>

/** Adds the rules over several fields that every figure of a mapping keeps. */
export function withMeaningRules<Schema extends z.ZodType<Meant>>(schema: Schema): Schema {
  return schema
    .refine(
      ({ lower_is_better, measure, range }) =>
        !lower_is_better || measure === 'proportion' || (measure === 'mean' && range !== undefined),
      'a proportion, or a mean with its "range", where lower is better, because 1 - x is a score of nothing else',
    )
    .refine(
      ({ range, unit: given }) => given !== PERCENT || range === undefined || range.high > 1,
      'a range in percent, such as 0 to 100, where the unit is percent',
    )
}

const figureShape = strict({
  ...meaningShape,
  /** The scorer of Inspect, or one of its values. */
  scorer: key(200).optional(),
  /** The filter of lm-evaluation-harness, or the split of HELM. */
  filter: key(200).optional(),
  /** The settings of the run, such as the part of the data set. */
  settings: key(300).optional(),
})

/** The meaning of one figure of a log or of another file that the table of metrics reads. */
export const figureSchema = withMeaningRules(figureShape)

/** The keys of one figure. */
export const FIGURE_KEYS: readonly string[] = Object.keys(figureShape.shape)

/** One figure of a mapping. */
export type MappedFigure = z.infer<typeof figureSchema>
