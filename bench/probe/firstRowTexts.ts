import type { Contender } from '../contenders.ts'
import type { ExpectedRows } from '../expectedRows.ts'

/** Which rows of a page are looked at, and what they are to say. */
export interface RowWatch extends Pick<Contender, 'rowClass' | 'orderAttribute'> {
  readonly expected: ExpectedRows
}

/** The texts of the first rows, in the order in which they stand: one more than is expected, if there is one. */
export function firstRowTexts({ rowClass, orderAttribute, expected }: RowWatch): string[] {
  const live = document.getElementsByClassName(rowClass)
  // Where the document keeps the rows' order, only the first are looked at, however many there are.
  const wanted = orderAttribute === undefined ? expected.length + 1 : Infinity
  const rows: Element[] = []
  while (rows.length < wanted) {
    const row = live.item(rows.length)
    if (row === null) break
    rows.push(row)
  }
  if (orderAttribute !== undefined) {
    const placeOf = (row: Element) => Number(row.getAttribute(orderAttribute))
    rows.sort((a, b) => placeOf(a) - placeOf(b))
  }
  return rows.slice(0, expected.length + 1).map((row) => row.textContent)
}

/**
 * Whether rows say what is expected: each of its parts, in their order.
 *
 * @param texts the first rows' texts
 * @param expected what they are to say; fewer than a whole page of rows must be all that there are
 * @param checked how many are expected where there are enough
 */
export function saysExpected(
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
