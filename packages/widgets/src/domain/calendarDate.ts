/** A day of the calendar without a time or a zone, written YYYY-MM-DD. */
export type CalendarDate = string

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ]\d{2})/

/**
 * The day that an ISO date or timestamp names, as it is written: a zone never moves it to the day
 * before or after.
 *
 * @returns undefined when the text names no day of the calendar
 */
export function calendarDateOf(text: string): CalendarDate | undefined {
  const match = ISO_DATE.exec(text)
  if (match === null) return undefined
  const [year, month, day] = match.slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? text.slice(0, 10) : undefined
}
