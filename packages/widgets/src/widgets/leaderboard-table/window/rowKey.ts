/** The row that has the focus. */
export interface HeldRow {
  readonly id: string
  /** Of its element. */
  readonly key: string
}

/**
 * The key of the element that shows a row. Where a list is too long for the document, places keep
 * their elements and other models are written into them, which takes a browser less than new ones.
 * A shorter list's models keep theirs. The row that has the focus keeps its own in any case.
 *
 * @param place from 0 on; undefined in a list that is not too long
 */
export function rowKey(id: string, place?: number, held?: HeldRow): string {
  if (id === held?.id) return held.key
  const key = place === undefined ? id : `at ${place}`
  return key === held?.key ? `beside ${key}` : key
}
