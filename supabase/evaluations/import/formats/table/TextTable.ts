/** The most characters of a text with tables in Markdown or in a script. */
export const MAX_TEXT_LENGTH = 2 ** 21

/** A row of a table. */
export interface TextRow {
  /** Number of the row below the header, from 1. */
  readonly number: number
  /** As many cells as the header has, as their reader sees them. */
  readonly cells: readonly string[]
  /** The cells as the file has them, with marks; absent if they are the same. */
  readonly written?: readonly string[]
}

/** Creates a row from the texts of a file. */
export function createRow(
  number: number,
  texts: readonly string[],
  read: (text: string) => string,
): TextRow {
  const cells = texts.map(read)
  const isSame = cells.every((cell, index) => cell === texts[index])
  return isSame ? { number, cells } : { number, cells, written: texts }
}

/** A line of a text. */
export interface TextLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** A table as text. */
export interface TextTable {
  /**
   * The headings above the table, from the outermost to the nearest: the names of a list
   * in a script, and none in CSV.
   */
  readonly headings: readonly string[]
  readonly header: readonly string[]
  readonly rows: readonly TextRow[]
  /** Why its rows cannot be read, with the line; undefined if they can. */
  readonly problem?: string | undefined
  /** The first lines of CSV below the header, one of which may be the header itself. */
  readonly next?: readonly TextLine[]
  /** What may keep a table of the text from being read. */
  readonly hint?: string
}
