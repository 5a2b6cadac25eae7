import {
  CONTEST_STATES,
  LONGEST,
  LONGEST_STATEMENT,
  MEASURES,
} from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { date, enumSchema, httpUrl, line, ordinal, slugSchema, strict } from '../file/fields.ts'

const words = line(LONGEST_STATEMENT)

/** One report that a figure is wrong, as far as it is public. */
const reportSchema = strict({
  /** It never changes, and no other report has it. */
  number: ordinal,
  model: slugSchema,
  /** Null for figures without a suite. */
  suite: slugSchema.nullable(),
  /** The category of the figure, or the composite. */
  category: enumSchema(MEASURES),
  /** The name of the subcategory; null for the score of the whole category. */
  figure: line(LONGEST.subcategory).nullable(),
  /** When it was reported. */
  date,
  state: enumSchema(CONTEST_STATES),
  /** When the lab decided; null while the report is open. */
  decided: date.nullable(),
  /** Why the lab decided so; null while the report is open. */
  reason: words.nullable(),
  /** What the provider says, if it lets the lab publish it. */
  provider_words: words.nullable(),
})

const statementSchema = strict({
  model: slugSchema,
  text: words,
  date,
  /** Where the provider published it. */
  url: httpUrl,
})

/** The file of what is public about reports, which the lab edits. */
export const reportsFileSchema = strict({
  reports: z.array(reportSchema, 'a list of reports'),
  statements: z.array(statementSchema, 'a list of statements'),
})

/** A file whose fields are valid each by itself. */
export type ReportsFile = z.infer<typeof reportsFileSchema>

/** One report of the file. */
export type FileReport = ReportsFile['reports'][number]
