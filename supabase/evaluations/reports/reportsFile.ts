import { MEASURES } from '@transparency-lab/widgets/domain'
import {
  CONTEST_STATES,
  MAX_LENGTHS,
  MAX_STATEMENT_LENGTH,
} from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { date, enumSchema, httpUrl, line, ordinal, slugSchema, strict } from '../file/fields.ts'

const words = line(MAX_STATEMENT_LENGTH)

/** One report that a figure is wrong, as far as it is public. */
const reportSchema = strict({
  number: ordinal.describe('Its number, from 1. It never changes, and no other report has it.'),
  model: slugSchema.describe('The id of the model.'),
  suite: slugSchema.nullable().describe('The id of the suite; null for figures without a suite.'),
  category: enumSchema(MEASURES).describe('The category of the figure, or composite.'),
  figure: line(MAX_LENGTHS.subcategory)
    .nullable()
    .describe('The name of the subcategory; null for the score of the whole category.'),
  date: date.describe('The day on which it was reported.'),
  state: enumSchema(CONTEST_STATES).describe(
    'Whether the lab has decided: open until then, and whether the figure was corrected, kept or withdrawn.',
  ),
  decided: date
    .nullable()
    .describe('The day on which the lab decided; null while the report is open.'),
  reason: words.nullable().describe('Why the lab decided so; null while the report is open.'),
  provider_words: words
    .nullable()
    .describe('What the provider says, if it allows the publication; null otherwise.'),
})

const statementSchema = strict({
  model: slugSchema.describe('The id of the model. It has one statement at most.'),
  text: words.describe('The words of the provider.'),
  date: date.describe('The day of the statement.'),
  url: httpUrl.describe('The page where the provider published it.'),
})

/** The file of what is public about reports, which the lab edits. */
export const reportsFileSchema = strict({
  reports: z
    .array(reportSchema, 'a list of reports')
    .describe('The reports that figures are wrong, as far as they are public.'),
  statements: z
    .array(statementSchema, 'a list of statements')
    .describe('What providers say about their models.'),
})

/** A file whose fields are valid each by itself. */
export type ReportsFile = z.infer<typeof reportsFileSchema>

/** One report of the file. */
export type ReportEntry = ReportsFile['reports'][number]
