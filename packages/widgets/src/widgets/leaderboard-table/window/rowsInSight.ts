import type { LeaderboardEntry } from '../../../domain/index.ts'
import type { RowSpan } from './rowPieces.ts'

/** What is known of the rows that a visitor sees. */
export interface RowsInSight {
  readonly span: RowSpan
  /** How tall some rows are together, in px; undefined before any row was seen. */
  readonly heightOf?: (entries: readonly LeaderboardEntry[], rows: RowSpan) => number | undefined
}

/** What is in sight before anything was seen: about a screen. */
export const FIRST_SIGHT: RowsInSight = { span: { from: 0, to: 14 } }

/** Where nobody can tell what is in sight, every row may be. */
export const ALL_IN_SIGHT: RowsInSight = { span: { from: 0, to: Infinity } }
