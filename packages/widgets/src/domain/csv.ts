/** One cell: text, a number, or nothing. */
export type CsvCell = string | number | undefined

const BYTE_ORDER_MARK = '\uFEFF'
const NEEDS_QUOTES = /[",\r\n]/
const STARTS_FORMULA = /^[\0\t\r\n=+\-@\uff0b\uff0d\uff1d\uff20]/
// Where cells are parted by semicolons, a spreadsheet heeds no quotes: one begins after each of them.
const STARTS_FORMULA_WITHIN = /([;\r\n])(?=[\0\t]*[=+\-@\uff0b\uff0d\uff1d\uff20])/g

/**
 * A table as comma-separated values for spreadsheets: UTF-8 with its mark, lines ended by CRLF,
 * quoted where needed (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe
 * in front of it; numbers are left as they are, and nothing stays empty.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const within = cell.replace(STARTS_FORMULA_WITHIN, "$1'")
  const text = STARTS_FORMULA.test(within) ? `'${within}` : within
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
