/** One cell: text, a number, or nothing. */
export type CsvCell = string | number | undefined

const BYTE_ORDER_MARK = '\uFEFF'
const NEEDS_QUOTES = /[",\r\n]/
const STARTS_FORMULA = /^[=+\-@\t\r]/

/**
 * A table as comma-separated values for spreadsheets: UTF-8 with its mark, lines ended by CRLF,
 * quoted where needed (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe
 * in front; numbers are left as they are, and nothing stays empty.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = STARTS_FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
