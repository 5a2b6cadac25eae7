import type { LeaderboardEntry } from '../../../domain/index.ts'
import type { RowSpan } from './rowPieces.ts'

/** What is known of the rows that a visitor sees. */
export interface RowsInSight {
  readonly span: RowSpan
  /** How tall some rows are together, in px; undefined before any row was seen. */
  readonly heightOf?: (entries: readonly LeaderboardEntry[], rows: RowSpan) => number | undefined
}

/** Rows come into sight by steps of so many, so that not each pixel of scrolling counts. */
const STEP = 4

/** What is in sight before anything was seen: about a screen. */
export const FIRST_SIGHT: RowsInSight = { span: { from: 0, to: 4 * STEP } }

/** Where nobody can tell what is in sight, every row may be. */
export const ALL_IN_SIGHT: RowsInSight = { span: { from: 0, to: Infinity } }

/** A span widened to whole steps; the one before where it is the same. */
export function inSteps({ from, to }: RowSpan, before: RowSpan): RowSpan {
  const first = Math.floor(from / STEP) * STEP
  const last = Math.ceil(to / STEP) * STEP
  return first === before.from && last === before.to ? before : { from: first, to: last }
}
