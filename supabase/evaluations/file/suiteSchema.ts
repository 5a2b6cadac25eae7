import { type Category } from '@transparency-lab/widgets/domain'
import { MAX_LENGTHS, MAX_CAVEATS } from '@transparency-lab/widgets/domain-internal'
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
  figures: listSchema(line(MAX_LENGTHS.subcategory), 'name of a figure')
    .refine((names) => new Set(names).size === names.length, 'each name of a figure once')
    .optional()
    .describe('The names of the figures that the score of the category needs; all unless given.'),
  measures: counting(MAX_LENGTHS.measures)
    .optional()
    .describe(
      'What was measured, in one sentence without a full stop. {figures} and {prompts} become numbers.',
    ),
  short: counting(MAX_LENGTHS.short)
    .optional()
    .describe('A few words of it, for the head of a column.'),
}).refine(
  ({ measures, short }) => short === undefined || measures !== undefined,
  'short only beside measures, the sentence that it shortens',
)

const ofCategory = (category: Category) =>
  categorySchema.optional().describe(`What the suite declares about ${category}.`)

/** What a suite declares about its categories, by their names. */
const categoriesSchema = strict({
  bias: ofCategory('bias'),
  factuality: ofCategory('factuality'),
  toxicity: ofCategory('toxicity'),
  jailbreak: ofCategory('jailbreak'),
} satisfies Record<Category, unknown>)

const caveatsAllowed = `a list of 1 to ${MAX_CAVEATS} different lines`

/** Facts that change the meaning of every score. */
const caveatsSchema = z
  .array(line(MAX_LENGTHS.caveat), caveatsAllowed)
  .min(1, caveatsAllowed)
  .max(MAX_CAVEATS, caveatsAllowed)
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
    )
    .describe('The id of the suite in addresses, and the name of its file.'),
  title: line(MAX_LENGTHS.suiteTitle).describe('The name of the suite on the site.'),
  version: line(MAX_LENGTHS.version).describe(
    'The version of the suite, such as "2" or "March 2026".',
  ),
  language: line(MAX_LENGTHS.language).describe('The language of the prompts.'),
  evaluator: line(MAX_LENGTHS.evaluator).describe('Who ran the evaluations.'),
  relationship: enumSchema(RELATIONSHIPS).describe(
    'The evaluator in relation to the makers of the models: first_party is the maker itself.',
  ),
  url: httpUrl.describe('The page where the results, or the method, are published.'),
  licence: line(MAX_LENGTHS.licence).describe('The licence of the figures.'),
  licence_url: httpUrl.describe('The page of the licence.'),
  published_on: date.describe('The day on which the results were published.'),
  description: note.describe('What the suite measures and how, for readers.'),
  position: ordinal
    .optional()
    .describe(
      'The place of the suite in the list of suites, from 1; no other file has it. Suites without one follow, by id.',
    ),
  categories: categoriesSchema
    .optional()
    .describe('What the suite measured in each category, and which figures a score needs.'),
  caveats: caveatsSchema
    .optional()
    .describe('Up to three facts that change the meaning of every score.'),
})

/** A valid suite. */
export type Suite = z.infer<typeof suiteSchema>

/** The fields that every suite has, in their order. */
export const REQUIRED_SUITE_FIELDS = (Object.keys(suiteSchema.shape) as (keyof Suite)[]).filter(
  (field) => !suiteSchema.shape[field].safeParse(undefined).success,
)
