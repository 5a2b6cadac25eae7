/** One cell: text, a number, or undefined for an empty cell. */
export type CsvCell = string | number | undefined

/** A table of data: names of the columns, and rows of cells. A missing value is undefined. */
export interface DataTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

const BYTE_ORDER_MARK = '\uFEFF'
const NEEDS_QUOTES = /[",\r\n]/
const STARTS_FORMULA = /^[\0\t\r\n=+\-@\uff0b\uff0d\uff1d\uff20]/
// A spreadsheet that separates cells by semicolons ignores our quotes, so a cell starts after each one.
const STARTS_FORMULA_WITHIN = /([;\r\n])(?=[\0\t]*[=+\-@\uff0b\uff0d\uff1d\uff20])/g

/**
 * Formats a table as CSV for spreadsheets (RFC 4180): UTF-8 with a byte order mark, CRLF line ends,
 * quotes where needed. An apostrophe escapes text that a spreadsheet would run as a formula. Numbers
 * are not escaped, and undefined becomes an empty cell.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('')
}

/**
 * Formats a table as CSV for programs (RFC 4180 with line feeds): UTF-8 without a byte order mark. People open such a
 * file in a spreadsheet too, so an apostrophe escapes the same texts. Undefined becomes an empty cell.
 */
export function toPlainCsv({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map(toCsvCell).join(',')}\n`).join('')
}

function toCsvCell(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  return quote(escapeFormula(cell))
}

/** Escapes a text that a spreadsheet would run as a formula by an apostrophe. */
export function escapeFormula(text: string): string {
  const within = text.replace(STARTS_FORMULA_WITHIN, "$1'")
  return STARTS_FORMULA.test(within) ? `'${within}` : within
}

function quote(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
