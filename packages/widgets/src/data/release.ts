import type { CalendarDate } from '../domain/index.ts'

/** Under which terms figures may be used. */
export interface Licence {
  readonly name: string
  /** An http or https address. */
  readonly url: string
}

/** What is known of the publication that a source reads from. */
export interface Release {
  readonly publishedOn: CalendarDate
  readonly licence: Licence
  /** Where the figures come from, in one line. */
  readonly attribution: string
  /** Whether it stays what it is, whatever is published after it. */
  readonly isPinned: boolean
  /** The day of a later release, when this one is pinned and one is known. */
  readonly newerOn: CalendarDate | undefined
}
