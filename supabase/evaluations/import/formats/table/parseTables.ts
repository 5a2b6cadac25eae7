import { parse, CsvError } from 'csv-parse/sync'
import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import { explainHidden, explainHtml, isHtmlTable, readMarkdown } from './readMarkdown.ts'
import { readScript } from './readScript.ts'
import { stripMarks } from './stripMarks.ts'
import { createRow, type TextLine, type TextTable } from './TextTable.ts'

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** The most lines that a title above the header has. */
const MAX_TITLE_LINES = 10
const DELIMITERS = [',', ';', '\t', '|']
/** The line by which spreadsheets name the sign between the cells. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i

/**
 * Parses every Markdown table of a text, or else every list of objects in a script, or else the text as one
 * CSV table.
 *
 * @throws UnreadableDocument if the text is too large, or a table of HTML
 */
export function parseTables(text: string, delimiter = ','): TextTable[] {
  const tables = readMarkdown(text)
  if (tables.length > 0) return tables
  if (isHtmlTable(text)) {
    throw new UnreadableDocument(explainHtml(text) ?? '', { isForeign: true, mayBeTable: true })
  }
  const script = readScript(text)
  if (script.tables.length > 0) return [...script.tables]
  const sign = SEPARATOR_LINE.exec(text)?.[1] ?? delimiter
  const lines = text.replace(SEPARATOR_LINE, '\n')
  const table = readCsv(lines, sign)
  const hint = explainHidden(text) ?? script.hint ?? proposeDelimiter(lines, table)
  return [hint === undefined ? table : { ...table, hint }]
}

function readCsv(text: string, delimiter: string): TextTable {
  try {
    const records = parseRecords(text, delimiter)
    return { ...toTable(records, delimiter), next: records.slice(1, MAX_TITLE_LINES).map(toLine) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const header = firstLine(text).split(delimiter)
    const problem = `it cannot be read as CSV: ${error.message}`
    return { headings: [], header: header.map(stripMarks), rows: [], problem }
  }
}

/** Names the sign between the cells of a table that seems to have one column. */
function proposeDelimiter(text: string, { header }: TextTable): string | undefined {
  const line = header.length === 1 ? firstLine(text.trimStart()) : ''
  const other = DELIMITERS.find((each) => line.includes(each))
  return other && `perhaps the mapping needs "delimiter": ${JSON.stringify(other)}`
}

function firstLine(text: string): string {
  return text.slice(0, text.search(/[\r\n]|$/))
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

function toLine({ record, info }: CsvRecord): TextLine {
  return { line: info.lines, cells: record.map(stripMarks) }
}

function toTable([first, ...others]: readonly CsvRecord[], delimiter: string): TextTable {
  const header = first?.record.map(stripMarks) ?? []
  const wrong = others.find(({ record }) => record.length !== header.length)
  const rows = others.map(({ record }, index) => createRow(index + 1, record, stripMarks))
  if (wrong === undefined) return { headings: [], header, rows }
  const { record, info } = wrong
  const cells = record.length === 1 ? '1 cell' : `${record.length} cells`
  const problem = `its line ${info.lines} has ${cells}, not ${header.length} as its header`
  const isSplit = delimiter === ',' && record.length > header.length && hasDecimalComma(record)
  const remedy = isSplit ? '; allowed: quotes around a number with a comma, as in "81,25"' : ''
  return { headings: [], header, rows: [], problem: problem + remedy }
}

/** Whether two neighbouring cells may be the halves of a number with a decimal comma. */
function hasDecimalComma(cells: readonly string[]): boolean {
  return cells.some(
    (cell, index) => /^-?\d+$/.test(cell) && /^\d+ ?%?$/.test(cells[index + 1] ?? ''),
  )
}
