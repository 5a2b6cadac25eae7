import { isHttpUrl, isModelId, parseCalendarDate } from '@transparency-lab/widgets/domain'
import {
  DATE_KINDS,
  MIN_DAY,
  getLastDay,
  isVisibleText,
  isWithin,
  MAX_COUNT,
  MAX_MODEL_ID_LENGTH,
  MAX_VALUE,
  MAX_LENGTHS,
  MODEL_ID_PATTERN,
  stripInvisible,
} from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { describeChoices, describeOnly } from './words.ts'

// Every message lists the valid values; describeProblem adds the field and value. The limits are those of
// the rows and of the tables, so that the database and the widgets accept every valid file. No JSON Schema
// follows from `refine`, so `meta` repeats its rules.

const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u
const LINES = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\n)*$/u

function text(most: number, shape: RegExp, what: string) {
  const allowed = `${what} of 1 to ${most} characters, not blank`
  return z
    .string(allowed)
    .refine((value) => isWithin(value, most), allowed)
    .refine((value) => isVisibleText(value) && shape.test(value), allowed)
    .meta({ minLength: 1, maxLength: most })
}

const visibleAllowed =
  'text without invisible characters, such as zero-width spaces, tags and controls of direction'

function visible(schema: z.ZodString) {
  return schema.refine((value) => stripInvisible(value) === value, visibleAllowed)
}

/** One line of text for readers. */
export const line = (most: number) => visible(text(most, ONE_LINE, 'one line of text'))

/** One line of text that is compared with a source, letter by letter. */
export const key = (most: number) => text(most, ONE_LINE, 'one line of text')

/** A paragraph of one or more lines. */
export const note = visible(text(MAX_LENGTHS.note, LINES, 'text'))

const slugAllowed = `lowercase letters and digits with single hyphens or dots between, at most ${MAX_MODEL_ID_LENGTH} characters`

/** A readable identifier for URLs. */
export const slugSchema = z
  .string(slugAllowed)
  .refine(isModelId, slugAllowed)
  .meta({ maxLength: MAX_MODEL_ID_LENGTH, pattern: MODEL_ID_PATTERN.source })

const urlAllowed = `an http or https URL without spaces and without a user, at most ${MAX_LENGTHS.address} characters`

/** The URL of a page. */
export const httpUrl = z
  .string(urlAllowed)
  .refine((value) => isWithin(value, MAX_LENGTHS.address), urlAllowed)
  .refine((value) => isHttpUrl(value), urlAllowed)
  .meta({ maxLength: MAX_LENGTHS.address, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^ ]+$' })

/** One of a list of words. */
export const enumSchema = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, describeChoices(words))

const dateAllowed = `a valid date as YYYY-MM-DD, not before ${MIN_DAY}`

const futureAllowed = 'a date that is not in the future'

/** A date without time and time zone. */
export const date = z
  .string(dateAllowed)
  .refine((value) => parseCalendarDate(value) === value && value >= MIN_DAY, dateAllowed)
  .refine(
    (value) => parseCalendarDate(value) !== value || value <= getLastDay(Date.now()),
    futureAllowed,
  )
  .meta({ format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })

/** What a date is: the day itself, or an upper bound. */
export const dateKind = enumSchema(DATE_KINDS)

function wholeNumber(least: number, allowed: string) {
  return z
    .number(allowed)
    .min(least, allowed)
    .max(MAX_COUNT, allowed)
    .refine(Number.isInteger, allowed)
    .meta({ type: 'integer' })
}

/** A position in an order, from 1. */
export const ordinal = wholeNumber(1, `a whole number from 1 to ${MAX_COUNT}`)

/** A number of prompts, at least 1; null if it is not published. */
export const probeCount = wholeNumber(
  1,
  `a whole number from 1 to ${MAX_COUNT}, or null if it is not published`,
).nullable()

const valueAllowed = `a number from -${MAX_VALUE} to ${MAX_VALUE}`

/** A number in the unit of a published value. */
export const publishedNumber = z
  .number(valueAllowed)
  .min(-MAX_VALUE, valueAllowed)
  .max(MAX_VALUE, valueAllowed)

/** A non-empty list. */
export const listSchema = <Item extends z.ZodType>(item: Item, what: string) => {
  const allowed = `a list of at least one ${what}`
  return z.array(item, allowed).min(1, allowed)
}

/** An object with these fields and no others. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.keys(shape)
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? describeOnly(fields) : `an object with ${fields.join(', ')}`,
  })
}
