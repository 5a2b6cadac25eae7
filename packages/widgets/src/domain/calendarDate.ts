/** A calendar date without a time or a time zone, as YYYY-MM-DD. */
export type CalendarDate = string

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:$|[T ]\d{2})/

/**
 * Returns the date part of an ISO date or timestamp as it is written; a time zone never shifts it.
 *
 * @returns undefined when the text is not a valid date
 */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!ISO_DATE.test(text)) return undefined
  const day = text.slice(0, 10)
  // Every month has 28 days, and a date object takes longer than all other checks of a model.
  if (day.slice(8) <= '28') return day
  // Some engines parse 30 February as 1 March, others as an invalid date.
  const read = new Date(day).toJSON() as string | null
  return read?.startsWith(day) === true ? day : undefined
}
