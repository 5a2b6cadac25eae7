import { z } from 'zod'
import {
  date,
  dateKind,
  enumSchema,
  key,
  listSchema,
  ordinal,
  probeCount,
  strict,
} from '../../../file/fields.ts'
import { figureSchema, meaningShape, withMeaningRules } from '../../mapping/FigureMapping.ts'

/** What the number behind "±" can be. */
const PLUS_MINUS = [
  'standard_error',
  'standard_deviation',
  'interval_90',
  'interval_95',
  'interval_99',
  'unknown',
] as const

const decimalAllowed = 'one of ".", ","'

const digitsAllowed = 'as many decimals as tell every two numbers of prompts apart'

/** What shows the number of prompts behind a share that is published in full. */
const digitsSchema = strict({
  largest: ordinal.describe('The largest number of prompts of a row.'),
  decimals: ordinal.describe(
    'The number of decimals to which the source rounds a share from 0 to 1.',
  ),
}).refine(({ largest, decimals }) => 10 ** decimals >= largest ** 3, digitsAllowed)

/** The meaning of one column. */
const columnShape = strict({
  column: key(200).describe('Its name in the header, which no other column has.'),
  heading: key(300)
    .optional()
    .describe('The heading above its table, if the columns are those of several tables.'),
  ...meaningShape,
  n: z
    .union([probeCount, key(200)])
    .optional()
    .describe('The number of prompts of every row, or the column with it; unknown unless given.'),
  standard_error: key(200)
    .optional()
    .describe('The column with the standard error, in the unit of the value.'),
  n_in_error: z
    .literal(true, 'true')
    .optional()
    .describe(
      'Whether the number of prompts is the one on which a share and its standard error agree.',
    ),
  n_in_digits: digitsSchema
    .optional()
    .describe(
      'What shows the number of prompts: the largest one of which a share is a whole number.',
    ),
  plus_minus: enumSchema(PLUS_MINUS)
    .optional()
    .describe('What the number after “±” or in brackets is.'),
})
const columnSchema = withMeaningRules(columnShape)
  .refine(
    ({ plus_minus, standard_error }) =>
      plus_minus !== 'standard_error' || standard_error === undefined,
    'one standard error: that of a column or that behind "±"',
  )
  .refine(
    ({ measure, n, n_in_error, plus_minus, standard_error }) =>
      n_in_error === undefined ||
      (measure === 'proportion' &&
        n === undefined &&
        (standard_error !== undefined || plus_minus === 'standard_error')),
    'n_in_error only for a proportion with a standard error and without n',
  )
  .refine(
    ({ measure, n, n_in_error, n_in_digits }) =>
      n_in_digits === undefined ||
      (measure === 'proportion' && n === undefined && n_in_error === undefined),
    'n_in_digits only for a proportion without n and n_in_error',
  )

const figuresSchema = listSchema(figureSchema, 'figure').superRefine((figures, context) => {
  const seen = new Set<string>()
  const report = (index: number, field: string, message: string) => {
    context.addIssue({ code: 'custom', path: [index, field], message })
  }
  for (const [index, each] of figures.entries()) {
    const { task, scorer, filter, settings, metric, category, subcategory } = each
    const place = JSON.stringify(['place', task, scorer, filter, settings, metric])
    const name = JSON.stringify(['name', task, category, subcategory])
    if (seen.has(place)) {
      report(index, 'metric', 'each metric of a task, scorer or filter, and settings once')
    }
    if (seen.has(name)) report(index, 'subcategory', `each subcategory of ${category} once`)
    if (scorer !== undefined && filter !== undefined) {
      report(index, 'filter', 'absent beside a scorer')
    }
    seen.add(place).add(name)
  }
})

/** A mapping for logs only. */
export const logMapping = strict({ figures: figuresSchema })

const mappingShape = strict({
  model: key(200).describe('The column with the exact id of the model.'),
  provider: key(200).optional().describe('The column with the maker of the model.'),
  provider_in_id: z
    .boolean('true or false')
    .optional()
    .describe('Whether the id starts with the maker and a slash; false unless given.'),
  date: date.optional().describe('The day of the figures.'),
  date_column: key(200)
    .optional()
    .describe('In place of date, the column with the day or the time of each row.'),
  date_kind: dateKind
    .optional()
    .describe('Whether the date is the day of the runs (day), or an upper bound (at_latest).'),
  heading: key(300).optional().describe('A heading above the table, if several have the columns.'),
  table: ordinal
    .optional()
    .describe('The number of the table in its file, or below the heading, from 1.'),
  tables: listSchema(ordinal, 'number of a table')
    .refine((numbers) => new Set(numbers).size === numbers.length, 'each number once')
    .optional()
    .describe('The numbers of several tables with the columns, which are read as one.'),
  delimiter: z
    .string('one character')
    .length(1, 'one character')
    .optional()
    .describe('The character between the cells of CSV; a comma unless given.'),
  decimal: z
    .enum(['.', ','], decimalAllowed)
    .optional()
    .describe('The decimal sign of the numbers; a point unless given.'),
  missing: z
    .array(z.string('a text'), 'a list of texts')
    .optional()
    .describe('The texts that mean no value, in place of the usual ones such as "-" and "n/a".'),
  leave_out: z
    .array(key(300), 'a list of names')
    .optional()
    .describe('The names of rows that are not imported.'),
  columns: listSchema(columnSchema, 'column').describe('The columns with figures.'),
  figures: figuresSchema
    .optional()
    .describe('The meaning of figures of logs, which are read beside the table.'),
})

/** Keys that say the same in two ways. */
const RIVALS = [
  ['table', 'tables'],
  ['date', 'date_column'],
] as const

/** Keys that choose one table for all columns. */
const CHOOSERS = ['heading', 'table', 'tables'] as const

/** The meaning of the columns of a table, which the table itself does not declare. */
export const tableMapping = mappingShape.superRefine((mapping, context) => {
  const { model, provider, columns } = mapping
  const seen = new Set<string>()
  const report = (index: number, field: string, message: string) => {
    context.addIssue({ code: 'custom', path: ['columns', index, field], message })
  }
  for (const [index, each] of columns.entries()) {
    const { column, heading, category, subcategory, n, standard_error } = each
    const place = JSON.stringify([heading, column])
    if (column === model || column === provider) {
      report(index, 'column', 'a column other than those of the model and its provider')
    }
    const figure = JSON.stringify([category, subcategory])
    if (seen.has(place)) report(index, 'column', 'each column once')
    if (seen.has(figure)) report(index, 'subcategory', `each subcategory of ${category} once`)
    if (n === column) report(index, 'n', 'a column other than that of the value')
    if (standard_error === column) {
      report(index, 'standard_error', 'a column other than that of the value')
    }
    for (const rival of CHOOSERS) {
      if (heading !== undefined && mapping[rival] !== undefined) {
        report(index, 'heading', `absent beside ${rival}`)
      }
    }
    seen.add(place).add(figure)
  }
  if (provider === model) {
    const message = 'a column other than that of the model'
    context.addIssue({ code: 'custom', path: ['provider'], message })
  }
  for (const [one, other] of RIVALS) {
    if (mapping[one] !== undefined && mapping[other] !== undefined) {
      context.addIssue({ code: 'custom', path: [other], message: `absent beside ${one}` })
    }
  }
})

/** A valid mapping. */
export type TableMapping = z.infer<typeof tableMapping>

/** One column of a mapping. */
export type MappedColumn = TableMapping['columns'][number]
