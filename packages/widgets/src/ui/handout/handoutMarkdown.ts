import type { Handout } from './handout.ts'

/** Characters that Markdown could take for marks; an underscore within a word is none. */
const MARKS = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Addresses, which Markdown links as they stand. */
const ADDRESS = /(https?:\/\/[^\s)]+)/

/** Returns a handout as Markdown with a table (GitHub Flavored Markdown). The texts in it have no marks. */
export function handoutMarkdown({ title, about, columns, rows, notes }: Handout): string {
  const paragraphs = [`**${escapeMarks(title)}**`, escapeMarks(about)]
  const table = [
    toRow(columns.map(({ name }) => escapeMarks(name))),
    toRow(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map(({ cells }) => toRow(cells.map(escapeMarks))),
  ]
  return [...paragraphs, table.join('\n'), ...notes.map(escapeMarks)]
    .filter((part) => part !== '')
    .join('\n\n')
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A text on one line, whose marks are escaped outside of addresses. */
function escapeMarks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1 ? part.replaceAll('|', '%7C') : part.replace(MARKS, '\\$&'),
    )
    .join('')
    .replace(/^([#+-]|\d+[.)])(?= )/, '\\$1')
}
