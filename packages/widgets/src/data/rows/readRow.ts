import type * as z from 'zod/mini'
import { parseCalendarDate, type CalendarDate } from '../../domain/index.ts'
import { INVALID } from './schemas.ts'

/** The dates of a parsed row. */
interface DatedRow {
  readonly evaluations?: readonly { readonly evaluation_date: string }[]
  readonly published_on?: unknown
}

/**
 * Parses a row; undefined when it is invalid. A schema has no clock, so this compares the days with the last one
 * that a row can have.
 */
export function readRow<Schema extends z.ZodMiniType>(
  row: unknown,
  schema: Schema,
  lastDay: CalendarDate,
): z.output<Schema> | undefined {
  const { success, data } = schema.safeParse(row)
  if (!success) return undefined
  const { evaluations = [], published_on: publishedOn } = data as DatedRow
  const isLater = (text: string) => (parseCalendarDate(text) ?? text) > lastDay
  if (evaluations.some((evaluation) => isLater(evaluation.evaluation_date))) return undefined
  const isPublishedLater = typeof publishedOn === 'string' && isLater(publishedOn)
  return isPublishedLater
    ? ({ ...(data as object), published_on: INVALID } as z.output<Schema>)
    : data
}
