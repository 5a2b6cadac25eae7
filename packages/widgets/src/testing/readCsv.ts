const MARK = '\uFEFF'
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y

/**
 * Parses CSV strictly (RFC 4180): with a byte order mark, CRLF line ends, and quotes around each cell
 * with a quote, a comma or a line end.
 *
 * @throws Error when the text is not such a table
 */
export function readCsv(text: string): string[][] {
  if (!text.startsWith(MARK)) throw new Error('The text does not start with a byte order mark.')
  const rows: string[][] = [[]]
  const reader = new RegExp(CELL)
  reader.lastIndex = MARK.length
  while (reader.lastIndex < text.length) {
    const at = reader.lastIndex
    const [, cell, end] = reader.exec(text) ?? []
    if (cell === undefined) throw new Error(`No valid cell starts at ${at}.`)
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
