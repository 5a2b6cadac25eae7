import type { Contender } from '../contenders.ts'
import type { ExpectedRows } from '../expectedRows.ts'

/** The rows to check, and their expected texts. */
export interface RowWatch extends Pick<Contender, 'rowClass' | 'orderAttribute' | 'host'> {
  readonly expected: ExpectedRows
}

/** Returns the texts of the first rows in visual order: one more than expected, if there is one. */
export function firstRowTexts({ rowClass, orderAttribute, host, expected }: RowWatch): string[] {
  const live = findTree(host)?.getElementsByClassName(rowClass)
  // In document order, reading the first rows is enough.
  const wanted = orderAttribute === undefined ? expected.length + 1 : Infinity
  const rows: Element[] = []
  while (rows.length < wanted) {
    const row = live?.item(rows.length) ?? undefined
    if (row === undefined) break
    rows.push(row)
  }
  if (orderAttribute !== undefined) {
    const getPlace = (row: Element) => Number(row.getAttribute(orderAttribute))
    rows.sort((a, b) => getPlace(a) - getPlace(b))
  }
  return rows.slice(0, expected.length + 1).map((row) => row.textContent)
}

/** Finds what contains the table; nothing before the element has rendered. */
function findTree(host: string | undefined): Document | Element | null {
  if (host === undefined) return document
  return document.querySelector(host)?.shadowRoot?.querySelector('.tl-root') ?? null
}

/**
 * Whether each row contains its expected texts in order.
 *
 * @param texts the texts of the first rows
 * @param expected the expected texts; if these are fewer rows than `checked`, there must be no more
 * rows
 * @param checked the number of rows to check if there are enough
 */
export function hasExpectedTexts(
  texts: readonly string[],
  expected: ExpectedRows,
  checked: number,
): boolean {
  if (expected.length < checked && texts.length !== expected.length) return false
  return expected.every((parts, row) => hasInOrder(texts[row] ?? '', parts))
}

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = text.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}
