import { FIRST_DAY } from '@transparency-lab/widgets/domain'

/** Date.parse also accepts other texts, such as "1" for the year 2001, and takes a month for its first day. */
const ISO_DATE = /^\s*(\d{4}-\d{2}-\d{2})([T ].*\S)?\s*$/i
const ZONE = /(?:z|[+-]\d{2}(?::?\d{2})?)$/i
const EARLIEST = Date.parse(FIRST_DAY)
const DAY_MS = 86_400_000
const SECOND_MS = 1000

/**
 * Parses an ISO time to milliseconds since 1970; null if it is no time from 2000 to tomorrow. A time without
 * a zone is read as UTC, so that its day does not depend on the machine that reads it.
 */
export function parseTime(text = ''): number | null {
  const [, day = '', clock = ''] = ISO_DATE.exec(text) ?? []
  if (!isDay(day)) return null
  const zone = clock === '' || ZONE.test(clock) ? '' : 'Z'
  return checkTime(Date.parse(`${day}${clock}${zone}`))
}

/** Whether a calendar has the day; Date.parse moves February 30 to March. */
function isDay(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Parses seconds since 1970, as a number or as text, like `parseTime`. */
export function parseSeconds(seconds: number | string | undefined): number | null {
  const isBlank = seconds === undefined || String(seconds).trim() === ''
  return isBlank ? null : checkTime(Number(seconds) * SECOND_MS)
}

function checkTime(time: number): number | null {
  return time >= EARLIEST && time <= Date.now() + DAY_MS ? time : null
}
