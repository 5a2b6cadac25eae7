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
  range: strict({ low: number, high: number })
    .refine(({ low, high }) => low < high, 'an object whose low is below its high')
    .optional(),
  /** Number of prompts of every row, or the column with that number. */
  n: z.union([probeCount, line(200)]).optional(),
  /** The column with the standard error, in the unit of the value. */
  standard_error: line(200).optional(),
  judge: line(300).optional(),
}).refine(
  ({ lower_is_better, measure }) => !lower_is_better || measure === 'proportion',
  'a proportion where lower is better, because 1 - x is a score of nothing else',
)

const mappingShape = strict({
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

/** The meaning of the columns of a table, which the table itself does not declare. */
export const tableMapping = mappingShape.superRefine(({ model, provider, columns }, context) => {
  const seen = new Set<string>()
  const report = (index: number, field: string, message: string) => {
    context.addIssue({ code: 'custom', path: ['columns', index, field], message })
  }
  for (const [index, { column, category, subcategory }] of columns.entries()) {
    if (column === model || column === provider) {
      report(index, 'column', 'a column other than those of the model and its provider')
    }
    const figure = JSON.stringify([category, subcategory])
    if (seen.has(column)) report(index, 'column', 'each column once')
    if (seen.has(figure)) report(index, 'subcategory', `each subcategory of ${category} once`)
    seen.add(column).add(figure)
  }
})

/** A valid mapping. */
export type TableMapping = z.infer<typeof tableMapping>

/** One column of a mapping. */
export type MappedColumn = TableMapping['columns'][number]
