import MarkdownIt, { type Env, type Token } from 'markdown-it'
import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import { renderCell } from './renderCell.ts'
import { stripMarks } from './stripMarks.ts'
import { createRow, MAX_TEXT_LENGTH, type TextTable } from './TextTable.ts'

const MAX_ROWS = 50_000
/** A longer cell is no name and no number. */
const MAX_CELL_LENGTH = 2000
/** The parser silently ends a table where it would fill more cells than this. */
const MAX_FILLED = 65_536
const DELIMITER_ROW = /^[ \t>]*[|:-][|:\- \t]*$/
const HTML_TABLE = /<table[\s>]/i
/** The start of a page, as opposed to a text in Markdown, which may have HTML in it. */
const HTML_PAGE = /^\uFEFF?\s*<(?:!doctype|html|table)[\s>]/i
const CELL_BORDER = /(?<!\\)\|/
const EMOJI_CODES = /^(?:\s*:[a-z0-9_+-]{1,40}:)+|(?:\s*:[a-z0-9_+-]{1,40}:)+$/g

// Only blocks are parsed here. Cells and headings are rendered one by one, and other text not at all.
const markdown = new MarkdownIt({ html: true })
markdown.core.ruler.enableOnly(['normalize', 'block'])

/**
 * Reads every table of a Markdown text as GitHub shows it: a short row is filled, and a long one is cut.
 *
 * @throws UnreadableDocument if the text is too large
 */
export function readMarkdown(text: string): TextTable[] {
  const lines = listRows(text)
  if (!hasDelimiterRow(lines)) return []
  if (text.length > MAX_TEXT_LENGTH || lines.length > MAX_ROWS) {
    throw new UnreadableDocument(
      `it is too large: at most ${MAX_TEXT_LENGTH} characters and ${MAX_ROWS} rows of Markdown are read`,
    )
  }
  const env = {}
  const tokens = markdown.parse(text, env)
  const tables = collectTables(tokens, (content) => renderText(content, env))
  const last = tables.at(-1)
  return last === undefined
    ? []
    : [...tables.slice(0, -1), { ...last, problem: last.problem ?? findCut(text, last) }]
}

/** Says why the lines of a table in a text are not read as one; undefined if it has no such lines. */
export function explainHidden(text: string): string | undefined {
  if (hasDelimiterRow(listRows(text))) {
    return 'a Markdown table is not shown in a comment, in code or directly below HTML, nor if the row below its header has another number of cells'
  }
  return explainHtml(text)
}

/** Says that a table of HTML is not read; undefined if the text has none. */
export function explainHtml(text: string): string | undefined {
  return HTML_TABLE.test(text)
    ? 'its table is HTML, which is not read; allowed: a table in Markdown or CSV'
    : undefined
}

/** Whether a text is a page, or a table, of HTML. */
export function isHtmlTable(text: string): boolean {
  return HTML_PAGE.test(text) && HTML_TABLE.test(text)
}

function listRows(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => line.includes('|'))
}

function hasDelimiterRow(lines: readonly string[]): boolean {
  return lines.some((line) => DELIMITER_ROW.test(line))
}

/** Finds whether the parser may have ended a table early. Only cells at the end of a row are filled. */
function findEnd({ header, rows }: TextTable): string | undefined {
  const filled = rows.reduce(
    (sum, { cells }) => sum + cells.length - 1 - cells.findLastIndex((cell) => cell !== ''),
    0,
  )
  if (filled + header.length <= MAX_FILLED) return undefined
  return `more than ${MAX_FILLED - header.length} cells are missing or empty at the end of the rows of its table; allowed: fewer columns or rows`
}

/** Finds whether a text ends within a row, as one does whose end is lost. */
function findCut(text: string, { header, rows }: TextTable): string | undefined {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  if (!line.startsWith('|') || line.trimEnd().endsWith('|')) return undefined
  const count = line.split(CELL_BORDER).length - 1
  if (count >= header.length) return undefined
  return `it ends in row ${rows.length} of its table, which has ${count} cells, not ${header.length}`
}

/** Renders the text of one cell, such as the name of a column in a mapping. */
export function renderText(content: string, env: Env = {}): string {
  if (content === '' || content.length > MAX_CELL_LENGTH) return content
  const tokens: Token[] = []
  markdown.inline.parse(content, markdown, env, tokens)
  return stripMarks(renderCell(tokens).replaceAll(EMOJI_CODES, ''))
}

function collectTables(tokens: readonly Token[], render: (content: string) => string): TextTable[] {
  const tables: TextTable[] = []
  let headings: { readonly level: string; readonly text: string }[] = []
  let rows: string[][] = []
  for (const [index, { type, tag }] of tokens.entries()) {
    if (type === 'table_open') rows = []
    else if (type === 'tr_open') rows.push([])
    else if (type === 'th_open' || type === 'td_open') {
      rows.at(-1)?.push(tokens[index + 1]?.content ?? '')
    } else if (type === 'heading_open') {
      headings = headings.filter(({ level }) => level < tag)
      headings.push({ level: tag, text: render(tokens[index + 1]?.content ?? '') })
    } else if (type === 'table_close') {
      const [header = [], ...others] = rows
      const table = {
        headings: headings.map((heading) => heading.text),
        header: header.map(render),
        rows: others.map((texts, place) => createRow(place + 1, texts, render)),
      }
      tables.push({ ...table, problem: findEnd(table) })
    }
  }
  return tables
}
