import type { CalendarDate } from './calendarDate.ts'

/**
 * The maximum length of each published text, in code points as the database counts them. A longer text is
 * invalid in a row, and an error in a file.
 */
export const MAX_LENGTHS = {
  modelName: 200,
  provider: 120,
  description: 2000,
  address: 2000,
  note: 2000,
  suiteTitle: 200,
  version: 80,
  language: 80,
  evaluator: 200,
  licence: 300,
  sourceTitle: 300,
  subcategory: 200,
  measures: 200,
  short: 40,
  caveat: 90,
  unit: 40,
} as const

/** The maximum number of caveats of a suite. */
export const MAX_CAVEATS = 3

/** The maximum number of models, prompts or places, which is the largest integer of the database. */
export const MAX_COUNT = 2_147_483_647

/** The maximum distance of a z-score from 0. A z-score of n models cannot exceed the root of n. */
export const MAX_Z = 100

/** The maximum distance of a published value from 0. */
export const MAX_VALUE = 1e9

/** The earliest day that an evaluation or a publication can have. */
export const MIN_DAY: CalendarDate = '2000-01-01'

const DAY_MS = 86_400_000

/** Returns the last day that an evaluation or a publication can have: tomorrow in UTC, which has begun in the east. */
export function getLastDay(now: number): CalendarDate {
  return new Date(now + DAY_MS).toISOString().slice(0, 10)
}

/** Returns whether a text has at most this many characters. */
export function isWithin(text: string, most: number): boolean {
  // A character has one or two code units. A much longer text is refused without being copied.
  return text.length <= most || (text.length <= 2 * most && Array.from(text).length <= most)
}
