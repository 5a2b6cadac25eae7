import { parse, CsvError } from 'csv-parse/sync'
import { explainHidden, readMarkdown } from './readMarkdown.ts'
import { readScript } from './readScript.ts'
import { stripMarks } from './stripMarks.ts'
import type { TextTable } from './TextTable.ts'

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** The line by which spreadsheets name the sign between the cells. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i

/**
 * Parses every Markdown table of a text, or else every list of objects in a script, or else the text as one
 * CSV table.
 *
 * @throws UnreadableDocument if the text is too large
 */
export function parseTables(text: string, delimiter = ','): TextTable[] {
  const tables = readMarkdown(text)
  if (tables.length > 0) return tables
  const script = readScript(text)
  if (script.tables.length > 0) return [...script.tables]
  const hint = explainHidden(text) ?? script.hint
  const sign = SEPARATOR_LINE.exec(text)?.[1] ?? delimiter
  const table = readCsv(text.replace(SEPARATOR_LINE, '\n'), sign)
  return [hint === undefined ? table : { ...table, hint }]
}

function readCsv(text: string, delimiter: string): TextTable {
  try {
    return toTable(parseRecords(text, delimiter))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const header = text.slice(0, text.search(/[\r\n]|$/)).split(delimiter)
    const problem = `it cannot be read as CSV: ${error.message}`
    return { headings: [], header: header.map(stripMarks), rows: [], problem }
  }
}

function parseRecords(text: string, delimiter: string): readonly CsvRecord[] {
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as CsvRecord[]
  // Spreadsheets write rows of separators below a table.
  return records.filter(({ record }) => record.some((cell) => cell !== ''))
}

function toTable([first, ...others]: readonly CsvRecord[]): TextTable {
  const header = first?.record.map(stripMarks) ?? []
  const wrong = others.find(({ record }) => record.length !== header.length)
  const rows = others.map(({ record }, index) => ({
    number: index + 1,
    cells: record.map(stripMarks),
  }))
  if (wrong === undefined) return { headings: [], header, rows }
  const { record, info } = wrong
  const cells = record.length === 1 ? '1 cell' : `${record.length} cells`
  const problem = `its line ${info.lines} has ${cells}, not ${header.length} as its header`
  return { headings: [], header, rows: [], problem }
}
