import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { date, line, listSchema, enumSchema, probeCount, strict } from '../../fields.ts'
import { MEASURES } from '../../subcategorySchema.ts'

const number = z.number('a number')

/** The meaning of one column. */
const columnSchema = strict({
  column: line(200),
  task: line(200),
  metric: line(200),
  category: enumSchema(CATEGORIES),
  subcategory: line(200),
  lower_is_better: z.boolean('true or false'),
  measure: enumSchema(MEASURES),
  unit: line(40).optional(),
  range: strict({ low: number, high: number }).optional(),
  /** Number of prompts of every row, or the column with that number. */
  n: z.union([probeCount, line(200)]).optional(),
  /** The column with the standard error, in the unit of the value. */
  standard_error: line(200).optional(),
  judge: line(300).optional(),
}).refine(
  ({ lower_is_better, measure }) => !lower_is_better || measure === 'proportion',
  'a proportion where lower is better, because 1 - x is a score of nothing else',
)

/** The meaning of the columns of a table, which the table itself does not declare. */
export const tableMapping = strict({
  /** The column with the exact id of the model. */
  model: line(200),
  /** The column with the provider of the model. */
  provider: line(200).optional(),
  /** Whether the exact id has the provider as a prefix before a slash. */
  provider_in_id: z.boolean('true or false').optional(),
  date: date.optional(),
  delimiter: z.string('one character').length(1, 'one character').optional(),
  /** Cell texts that mean a missing value. */
  missing: z.array(z.string('a text'), 'a list of texts').optional(),
  columns: listSchema(columnSchema, 'column'),
})

/** A valid mapping. */
export type TableMapping = z.infer<typeof tableMapping>

/** One column of a mapping. */
export type MappedColumn = TableMapping['columns'][number]
