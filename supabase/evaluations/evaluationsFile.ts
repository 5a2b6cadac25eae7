import { CATEGORIES, parseCalendarDate } from '@transparency-lab/widgets/domain'
import { z } from 'zod'

// Every message lists the valid values; describeProblem adds the field and the value. The limits are
// those of the tables, so that the database accepts every valid file.

/** Kinds of published figures, as the database spells them. */
const MEASURES = ['proportion', 'macro_f1', 'mean'] as const

const FIRST_DAY = '2000-01-01'
const LARGEST_COUNT = 2_147_483_647
const SLUG = /^[a-z0-9]+([.-][a-z0-9]+)*$/
const HTTP_URL = /^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/u
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u

function text(most: number, shape: RegExp, what: string) {
  const allowed = `${what} of 1 to ${most} characters, not blank`
  return z
    .string(allowed)
    .max(most, allowed)
    .refine((value) => value.trim() !== '' && shape.test(value), allowed)
}

const line = (most: number) => text(most, ONE_LINE, 'one line of text')
const note = text(2000, LINES, 'text')

const slugAllowed =
  'lowercase letters and digits with single hyphens or dots between, at most 80 characters'

/** A readable identifier for URLs. */
export const slugSchema = z.string(slugAllowed).max(80, slugAllowed).regex(SLUG, slugAllowed)

const urlAllowed = 'an http or https URL without spaces, at most 2000 characters'
const httpUrl = z
  .string(urlAllowed)
  .max(2000, urlAllowed)
  .refine((value) => HTTP_URL.test(value) && URL.canParse(value), urlAllowed)

const dateAllowed = `a valid date as YYYY-MM-DD, not before ${FIRST_DAY}`
const date = z
  .string(dateAllowed)
  .refine((value) => parseCalendarDate(value) === value && value >= FIRST_DAY, dateAllowed)

const fractionAllowed = 'a number from 0 to 1'
const fraction = z.number(fractionAllowed).min(0, fractionAllowed).max(1, fractionAllowed)

const countAllowed = `a whole number from 0 to ${LARGEST_COUNT}`
const count = z
  .number(countAllowed)
  .min(0, countAllowed)
  .max(LARGEST_COUNT, countAllowed)
  .refine(Number.isInteger, countAllowed)

const enumSchema = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `one of ${words.join(', ')}`)

const listSchema = <Item extends z.ZodType>(item: Item, what: string) => {
  const allowed = `a list of at least one ${what}`
  return z.array(item, allowed).min(1, allowed)
}

function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'only ' : 'an object with ') + fields,
  })
}

/** One published figure, and its score. */
export const subcategorySchema = strict({
  parent_category: enumSchema(CATEGORIES),
  subcategory: line(200),
  score: fraction,
  probe_count: count,
  published: strict({
    table: line(200),
    row: line(200),
    column: line(200),
    value: fraction,
    lower_is_better: z.boolean('true or false'),
  }),
  measure: enumSchema(MEASURES),
})

/** One model with the figures of one evaluation. */
export const modelSchema = strict({
  id: slugSchema,
  name: line(200),
  provider: line(120),
  weights: enumSchema(['open', 'proprietary']),
  evaluated_as: line(300),
  model_url: httpUrl.nullable(),
  evaluation_date: date,
  total_probes: count,
  notes: z.array(note, 'a list of texts'),
  subcategories: listSchema(subcategorySchema, 'subcategory'),
})

/** A file of published figures, with their source and the rules for reading them. */
export const evaluationsFileSchema = strict({
  source: strict({
    title: line(300),
    venue: line(300).optional(),
    arxiv: line(300).optional(),
    url: httpUrl,
    figures: line(2000).optional(),
    probe_counts: line(2000).optional(),
  }),
  rules: strict({
    score: line(1000),
    raw_score: line(1000),
    z_score: line(1000),
    compound_score: line(1000),
    note: line(1000),
    evaluation_date: line(1000),
    measure: line(1000),
    probe_count: line(1000),
  }),
  models: listSchema(modelSchema, 'model'),
})

/** A valid file. */
export type EvaluationsFile = z.infer<typeof evaluationsFileSchema>

/** One model of a file. */
export type FileModel = EvaluationsFile['models'][number]

/** One subcategory of a model. */
export type FileSubcategory = FileModel['subcategories'][number]
