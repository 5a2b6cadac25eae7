import { escapeFormula } from '../../tables/index.ts'
import type { Handout } from './handout.ts'

/**
 * Returns a handout as HTML for word processors and spreadsheets, and as lines with tabs for everything else. A
 * spreadsheet would run a formula of either, so both escape it.
 */
export function handoutTexts({ dir, title, about, columns, rows, notes }: Handout) {
  const table = [columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)]
  const lines = table.map((cells) => cells.map(toPlain))
  const around = (texts: readonly string[]) =>
    texts.map((text) => `<p dir="${dir}">${escapeMarkup(toPlain(text))}</p>`).join('')
  const [head = [], ...body] = lines
  return {
    html:
      around([title, about]) +
      // A style attribute would violate the policy of many pages, also on the clipboard.
      `<table dir="${dir}" border="1" cellspacing="0" cellpadding="4">` +
      `<thead>${toRow(head, 'th')}</thead>` +
      `<tbody>${body.map((cells) => toRow(cells, 'td')).join('')}</tbody></table>` +
      around(notes),
    text: [[toPlain(title)], [toPlain(about)], ...lines, ...notes.map((note) => [toPlain(note)])]
      .map((cells) => cells.join('\t'))
      .join('\n'),
  }
}

function toRow(cells: readonly string[], cell: 'th' | 'td'): string {
  return `<tr>${cells.map((text) => `<${cell}>${escapeMarkup(text)}</${cell}>`).join('')}</tr>`
}

/** A text on one line, without a tab, that is no formula. */
function toPlain(text: string): string {
  return escapeFormula(text.replace(/\s+/g, ' ').trim())
}

/** Escapes a text for HTML and for XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
