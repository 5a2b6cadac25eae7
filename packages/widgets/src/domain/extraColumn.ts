import type { LeaderboardEntry } from './leaderboardEntry.ts'

/**
 * The id of a column that a host adds to the leaderboard, such as `x-price`. The prefix keeps it apart from the columns
 * of this package, also from those of later versions.
 */
export type ExtraColumnId = `x-${string}`

/** Returns whether a text is the id of a host's column: `x-`, then lowercase letters, digits and single hyphens. */
export function isExtraColumnId(text: string): text is ExtraColumnId {
  return /^x(-[a-z0-9]+)+$/.test(text)
}

/** The value of a cell of a host's column: a number, or a text. */
export type ExtraValue = string | number

/** Returns a value of a host's column; undefined when it is missing: null, a blank text, or no finite number. */
export function getExtraValue(value: unknown): ExtraValue | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The row of one model; a part of TanStack Table's row. */
export interface ExtraRow {
  /** The id of the model. */
  readonly id: string
  /** The model with its scores. */
  readonly original: LeaderboardEntry
  /** Returns the value of a column of the host. */
  getValue(columnId: string): ExtraValue
}

/** What a cell of a host's column is rendered from; a part of TanStack Table's cell context. */
export interface ExtraCellContext<Value extends ExtraValue = ExtraValue> {
  readonly row: ExtraRow
  /** Returns the value of the cell. It is never missing: the table itself renders cells without a value. */
  getValue(this: void): Value
}

/**
 * A column that a host adds to the leaderboard, without the content of its cells, which depends on the host's
 * framework.
 */
export interface ExtraColumnBase<Value extends ExtraValue = ExtraValue> {
  /** `x-`, then lowercase letters, digits and hyphens. Links to a view contain it. */
  readonly id: ExtraColumnId
  /** The name of the column, as a text. */
  readonly header: string
  /** Explains the column: the tooltip of its header, which is its description for screen readers, too. */
  readonly description?: string | undefined
  /**
   * Returns the value of a model. Null, undefined, a blank text, NaN and infinities are missing: the cell says so,
   * and sorts last in both directions. A column without it has no values, and cannot be sorted.
   */
  accessorFn?(this: void, entry: LeaderboardEntry): Value | null | undefined
  /** Returns a sentence that screen readers read in place of the cell; not for cells with links or buttons. */
  describeCell?(this: void, context: ExtraCellContext<Value>): string | undefined
  /**
   * Orders two rows whose values are not missing, the lowest first.
   * @default numbers by size, texts in natural order
   */
  sortFn?(this: void, a: ExtraRow, b: ExtraRow, columnId: string): number
  /**
   * Whether the first click on the header puts the highest value first.
   * @default true for numbers
   */
  readonly sortDescFirst?: boolean | undefined
  /**
   * Both directions in words, for screen readers, such as `['oldest first', 'newest first']`.
   * @default those of numbers or of texts in the language of the widget
   */
  readonly sortWords?: readonly [ascending: string, descending: string] | undefined
  /** @default true for a column with values */
  readonly enableSorting?: boolean | undefined
  /**
   * Whether readers can hide the column with the column menu.
   * @default true
   */
  readonly enableHiding?: boolean | undefined
  /**
   * The width in relation to those of the others: a score has about 10, the name 18.
   * @default 9
   */
  readonly width?: number | undefined
  /** @default 'start' */
  readonly align?: 'start' | 'end' | undefined
}
