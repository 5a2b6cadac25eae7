import { parseCalendarDate } from '@transparency-lab/widgets/domain'
import { MIN_DAY } from '@transparency-lab/widgets/domain-internal'

/** Date.parse also accepts other texts, such as "1" for the year 2001, and takes a month for its first day. */
const ISO_DATE = /^\s*(\d{4}-\d{2}-\d{2})([T ].*\S)?\s*$/i
const ZONE = /(?:z|[+-]\d{2}(?::?\d{2})?)$/i
const MIN_TIME = Date.parse(MIN_DAY)
const DAY_MS = 86_400_000
const SECOND_MS = 1000

/**
 * Parses an ISO time to milliseconds since 1970; null if it is no time from 2000 to tomorrow. A time without
 * a zone is read as UTC, so that its day does not depend on the machine that reads it.
 */
export function parseTime(text = ''): number | null {
  return checkTime(readIso(text))
}

function readIso(text: string): number {
  const [, day = '', clock = ''] = ISO_DATE.exec(text) ?? []
  if (parseCalendarDate(day) !== day) return Number.NaN
  const zone = clock === '' || ZONE.test(clock) ? '' : 'Z'
  return Date.parse(`${day}${clock}${zone}`)
}

/** Parses seconds since 1970, as a number or as text, like `parseTime`. */
export function parseSeconds(seconds: number | string | undefined): number | null {
  return checkTime(readSeconds(seconds))
}

/** Whether seconds since 1970 or an ISO time are later than tomorrow. */
export function isFuture(stamp: number | string | undefined): boolean {
  return [readSeconds(stamp), readIso(String(stamp))].some(isLate)
}

function readSeconds(seconds: number | string | undefined): number {
  const isBlank = seconds === undefined || String(seconds).trim() === ''
  return isBlank ? Number.NaN : Number(seconds) * SECOND_MS
}

function checkTime(time: number): number | null {
  return time >= MIN_TIME && !isLate(time) ? time : null
}

function isLate(time: number): boolean {
  return time > Date.now() + DAY_MS
}
