import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { date, line, listSchema, enumSchema, ordinal, probeCount, strict } from '../../fields.ts'
import { measureSchema } from '../../subcategorySchema.ts'

/** The unit of a column whose values are from 0 to 100. */
export const PERCENT = 'percent'
/** What the number behind "±" can be. */
const PLUS_MINUS = [
  'standard_error',
  'standard_deviation',
  'interval_90',
  'interval_95',
  'interval_99',
  'unknown',
] as const

const PERCENT_SPELLINGS: ReadonlySet<string> = new Set(['%', 'percent', 'percentage', 'per cent'])
const number = z.number('a number')
const decimalAllowed = 'one of ".", ","'

const unit = line(40).transform((text) =>
  PERCENT_SPELLINGS.has(text.trim().toLowerCase()) ? PERCENT : text,
)

/** The meaning of one column. */
const columnSchema = strict({
  column: line(200),
  task: line(200),
  metric: line(200),
  category: enumSchema(CATEGORIES),
  subcategory: line(200),
  lower_is_better: z.boolean('true or false'),
  measure: measureSchema,
  unit: unit.optional(),
  range: strict({ low: number, high: number })
    .refine(({ low, high }) => low < high, 'an object whose low is below its high')
    .optional(),
  /** Number of prompts of every row, or the column with that number. */
  n: z.union([probeCount, line(200)]).optional(),
  /** The column with the standard error, in the unit of the value. */
  standard_error: line(200).optional(),
  /** What the number behind "±" is. */
  plus_minus: enumSchema(PLUS_MINUS).optional(),
  judge: line(300).optional(),
})
  .refine(
    ({ lower_is_better, measure }) => !lower_is_better || measure === 'proportion',
    'a proportion where lower is better, because 1 - x is a score of nothing else',
  )
  .refine(
    ({ plus_minus, standard_error }) =>
      plus_minus !== 'standard_error' || standard_error === undefined,
    'one standard error: that of a column or that behind "±"',
  )
  .refine(
    ({ range, unit: given }) => given !== PERCENT || range === undefined || range.high > 1,
    'a range in percent, such as 0 to 100, where the unit is percent',
  )

const mappingShape = strict({
  /** The column with the exact id of the model. */
  model: line(200),
  /** The column with the provider of the model. */
  provider: line(200).optional(),
  /** Whether the exact id has the provider as a prefix before a slash. */
  provider_in_id: z.boolean('true or false').optional(),
  date: date.optional(),
  /** The heading above the table. */
  heading: line(300).optional(),
  /** Number of the table in its file, or below its heading, from 1. */
  table: ordinal.optional(),
  delimiter: z.string('one character').length(1, 'one character').optional(),
  /** The decimal sign of the numbers; a point unless given. */
  decimal: z.enum(['.', ','], decimalAllowed).optional(),
  /** Cell texts that mean a missing value, as an empty cell does. */
  missing: z.array(z.string('a text'), 'a list of texts').optional(),
  /** Names of rows that are no models. */
  leave_out: z.array(line(300), 'a list of names').optional(),
  columns: listSchema(columnSchema, 'column'),
})

/** The keys of a mapping and of its columns. */
export const MAPPING_KEYS: readonly string[] = [
  ...Object.keys(mappingShape.shape),
  ...Object.keys(columnSchema.shape),
]

/** The meaning of the columns of a table, which the table itself does not declare. */
export const tableMapping = mappingShape.superRefine(({ model, provider, columns }, context) => {
  const seen = new Set<string>()
  const report = (index: number, field: string, message: string) => {
    context.addIssue({ code: 'custom', path: ['columns', index, field], message })
  }
  for (const [index, { column, category, subcategory, n, standard_error }] of columns.entries()) {
    if (column === model || column === provider) {
      report(index, 'column', 'a column other than those of the model and its provider')
    }
    const figure = JSON.stringify([category, subcategory])
    if (seen.has(column)) report(index, 'column', 'each column once')
    if (seen.has(figure)) report(index, 'subcategory', `each subcategory of ${category} once`)
    if (n === column) report(index, 'n', 'a column other than that of the value')
    if (standard_error === column) {
      report(index, 'standard_error', 'a column other than that of the value')
    }
    seen.add(column).add(figure)
  }
})

/** A valid mapping. */
export type TableMapping = z.infer<typeof tableMapping>

/** One column of a mapping. */
export type MappedColumn = TableMapping['columns'][number]
