import { parse } from 'csv-parse/sync'

/** The header and the rows of a table as text. */
export interface TextTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const SEPARATOR = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/
const CELL_BORDER = /(?<!\\)\|/

/**
 * Parses every Markdown table of a text, or else the text as one CSV table.
 *
 * @throws Error if the text is neither
 */
export function parseTables(text: string, delimiter = ','): TextTable[] {
  const tables = markdownTables(text)
  if (tables.length > 0) return tables
  const options = {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    trim: true,
  }
  const [header = [], ...rows] = parse(text, options)
  return [{ header, rows }]
}

function markdownTables(text: string): TextTable[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((line, index) => {
    const header = lines[index - 1]
    if (header === undefined || !SEPARATOR.test(line.trim()) || !header.includes('|')) return []
    const end = lines.findIndex((other, place) => place > index && !other.includes('|'))
    const rows = lines.slice(index + 1, end === -1 ? undefined : end)
    return [{ header: splitCells(header), rows: rows.map(splitCells) }]
  })
}

function splitCells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(CELL_BORDER).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}
