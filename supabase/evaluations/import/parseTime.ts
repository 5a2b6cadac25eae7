import { FIRST_DAY } from '@transparency-lab/widgets/domain'

/** Date.parse also accepts other texts, such as "1" for the year 2001. */
const ISO_DATE = /^\s*\d{4}-\d{2}/
const EARLIEST = Date.parse(FIRST_DAY)
const DAY_MS = 86_400_000
const SECOND_MS = 1000

/** Parses an ISO time to milliseconds since 1970; null if it is no time from 2000 to tomorrow. */
export function parseTime(text = ''): number | null {
  return ISO_DATE.test(text) ? checkTime(Date.parse(text)) : null
}

/** Parses seconds since 1970, as a number or as text, like `parseTime`. */
export function parseSeconds(seconds: number | string | undefined): number | null {
  const isBlank = seconds === undefined || String(seconds).trim() === ''
  return isBlank ? null : checkTime(Number(seconds) * SECOND_MS)
}

function checkTime(time: number): number | null {
  return time >= EARLIEST && time <= Date.now() + DAY_MS ? time : null
}
