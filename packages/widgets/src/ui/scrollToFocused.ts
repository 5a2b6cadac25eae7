import type { FocusEvent } from 'react'
import { getZoom } from './getZoom.ts'

/**
 * Scrolls a row sideways until the element that the keyboard reaches is in its middle. Browsers leave an element that is
 * partly visible, or below a sticky one, where it is.
 */
export function scrollToFocused({ currentTarget: row, target }: FocusEvent): void {
  // What moves below a pointer would miss its click.
  if (!target.matches(':focus-visible')) return
  const [inner, outer] = [target.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2 / getZoom(row)
}
