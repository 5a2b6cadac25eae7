import type { CalendarDate } from './calendarDate.ts'

/** The terms of use of the figures. */
export interface Licence {
  readonly name: string
  /** An http or https address. */
  readonly url: string
}

/** A published snapshot of the evaluations. */
export interface Release {
  readonly publishedOn: CalendarDate
  readonly licence: Licence
  /** The sources of the figures, in one line. */
  readonly attribution: string
  /** Whether the address always returns this release, even after a newer one is published. */
  readonly isPinned: boolean
  /** The date of a newer release, when this one is pinned and a newer one is known. */
  readonly newerOn: CalendarDate | undefined
}
