/** A day of the calendar without a time or a zone, written YYYY-MM-DD. */
export type CalendarDate = string

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2})/

/**
 * The day that an ISO date or timestamp names, as it is written: a zone never moves it to the day
 * before or after.
 *
 * @returns undefined when the text names no day of the calendar
 */
export function calendarDateOf(text: string): CalendarDate | undefined {
  if (!ISO_DATE.test(text)) return undefined
  const day = text.slice(0, 10)
  // Some engines take the 30th of February for the 1st of March; for others it is no date at all.
  const read = new Date(day).toJSON() as string | null
  return read?.startsWith(day) === true ? day : undefined
}
