import type { MouseEvent } from 'react'

/** Returns whether a click follows a link, and does not open it in a new tab or window, or save it. */
export function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
