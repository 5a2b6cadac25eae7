const MARK = '\uFEFF'
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y

/**
 * Reads a table back as RFC 4180 says, strictly: a mark in front, every line ended by CRLF, quotes
 * around each cell that holds a quote, a comma or a line's end.
 *
 * @throws Error when the text is not such a table
 */
export function readCsv(text: string): string[][] {
  if (!text.startsWith(MARK)) throw new Error('The text does not begin with its mark.')
  const rows: string[][] = [[]]
  const reader = new RegExp(CELL)
  reader.lastIndex = MARK.length
  while (reader.lastIndex < text.length) {
    const at = reader.lastIndex
    const [, cell, end] = reader.exec(text) ?? []
    if (cell === undefined) throw new Error(`No cell of a table begins at ${at}.`)
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
