import type { CalendarDate } from './calendarDate.ts'

/** A model whose published figures in a suite changed lately. */
export interface RecentChange {
  readonly modelId: string
  /** Undefined for evaluations without a suite. */
  readonly suiteId: string | undefined
  readonly changedOn: CalendarDate
}
