import { CATEGORIES, LONGEST, MOST_CAVEATS } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { NAME_FILES } from './nameFiles.ts'
import {
  date,
  enumSchema,
  httpUrl,
  line,
  listSchema,
  note,
  ordinal,
  slugSchema,
  strict,
} from './fields.ts'

/** Id of the suite of evaluations that name none. The database has a row for it. */
export const UNNAMED_SUITE = 'unnamed'

/** The relationship of the evaluator to the providers of the models. */
const RELATIONSHIPS = ['first_party', 'third_party', 'collaborative', 'other'] as const

const PLACEHOLDERS = /\{(?:figures|prompts)\}/g
const countsAllowed = 'text whose only braces are {figures} and {prompts}, which become numbers'

/** One line of text in which the numbers of figures and prompts are filled in. */
const counting = (most: number) =>
  line(most).refine((text) => !/[{}]/.test(text.replace(PLACEHOLDERS, '')), countsAllowed)

/** What a suite declares about one of its categories. */
const categorySchema = strict({
  figures: listSchema(line(LONGEST.subcategory), 'name of a figure')
    .refine((names) => new Set(names).size === names.length, 'each name of a figure once')
    .optional(),
  measures: counting(LONGEST.measures).optional(),
  short: counting(LONGEST.short).optional(),
}).refine(
  ({ measures, short }) => short === undefined || measures !== undefined,
  'short only beside measures, the sentence that it shortens',
)

const caveatsAllowed = `a list of 1 to ${MOST_CAVEATS} different lines`

/** Facts that change the meaning of every score. */
const caveatsSchema = z
  .array(line(LONGEST.caveat), caveatsAllowed)
  .min(1, caveatsAllowed)
  .max(MOST_CAVEATS, caveatsAllowed)
  .refine((texts) => new Set(texts).size === texts.length, caveatsAllowed)

/** Comparable results: one evaluator, one method, one version. */
export const suiteSchema = strict({
  id: slugSchema
    .refine(
      (id) => id !== UNNAMED_SUITE,
      `any other id, because ${UNNAMED_SUITE} is the suite of files that name none`,
    )
    .refine(
      (id) => !NAME_FILES.includes(`${id}.json`),
      `any other id, because ${NAME_FILES.join(' and ')} have the names of models`,
    ),
  title: line(LONGEST.suiteTitle),
  version: line(LONGEST.version),
  language: line(LONGEST.language),
  evaluator: line(LONGEST.evaluator),
  relationship: enumSchema(RELATIONSHIPS),
  url: httpUrl,
  licence: line(LONGEST.licence),
  licence_url: httpUrl,
  published_on: date,
  description: note,
  position: ordinal,
  categories: z.partialRecord(enumSchema(CATEGORIES), categorySchema, 'an object').optional(),
  caveats: caveatsSchema.optional(),
})

/** A valid suite. */
export type Suite = z.infer<typeof suiteSchema>
