import * as z from 'zod/mini'
import {
  CATEGORIES,
  MIN_DAY,
  isHttpUrl,
  isModelId,
  isVisibleText,
  isWithin,
  MAX_COUNT,
  MAX_LENGTHS,
  parseCalendarDate,
  stripInvisible,
} from '../../domain/index.ts'
import { isWithinLastDay } from './tolerant.ts'

// zod's own checks of strings, numbers, URLs, literals and enums, and z.refine, add 1.9 kB gzip to every widget.

/** A string that satisfies a condition. */
export function refinedString(holds: (value: string) => boolean) {
  return z.string().check(refine(holds))
}

/** A number that satisfies a condition. */
export function refinedNumber(holds: (value: number) => boolean) {
  return z.number().check(refine(holds))
}

/** A check that a condition holds. */
export function refine<Value>(holds: (value: Value) => boolean): z.core.CheckFn<Value> {
  return ({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', input: value })
  }
}

/** One of some strings. */
export function refinedEnum<const Text extends string>(texts: readonly Text[]) {
  const schema: z.ZodMiniType = refinedString((value) =>
    (texts as readonly string[]).includes(value),
  )
  return schema as z.ZodMiniType<Text, Text>
}

/** A text with a visible character and at most this many characters. Parsing removes the invisible characters. */
export const text = (most: number) =>
  z
    .string()
    .check((field) => {
      field.value = isWithin(field.value, most) ? stripInvisible(field.value) : ''
    })
    .check(refine(isVisibleText))

/** A whole number, at least this one. */
const wholeNumber = (least: number) =>
  refinedNumber((value) => Number.isInteger(value) && value >= least && value <= MAX_COUNT)

/** A number whose distance from 0 is at most this. */
export const near = (most: number) => refinedNumber((value) => Math.abs(value) <= most)

/** A fraction from 0 to 1. */
export const fraction = refinedNumber((value) => value >= 0 && value <= 1)

/** An http or https address. */
export const httpUrl = refinedString(
  (value) => isWithin(value, MAX_LENGTHS.address) && isHttpUrl(value),
)

/** The id of a model or a suite. */
export const id = refinedString(isModelId)

/** A count, 0 or more. */
export const count = wholeNumber(0)

/** A rank, from 1. */
export const rank = wholeNumber(1)

/** One of the four categories. */
export const category = refinedEnum(CATEGORIES)

/** The date part of an ISO date or timestamp, which is not in the future. */
export const day = z.string().check((field) => {
  const date = parseCalendarDate(field.value)
  if (date !== undefined && date >= MIN_DAY && isWithinLastDay(date)) field.value = date
  else field.issues.push({ code: 'custom', input: field.value })
})

/** A field for each category. */
export function eachCategory<Value extends z.ZodMiniType>(value: Value) {
  return { bias: value, factuality: value, toxicity: value, jailbreak: value }
}
