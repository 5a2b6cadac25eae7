/** Returns the items of a menu, in document order. */
export function findMenuItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/**
 * Returns the item to which a key moves the focus: an arrow key, Home, End or the first letter of the item's
 * text. Returns undefined for every other key.
 */
export function rovingFocus(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const focused = items.findIndex((item) => item.matches(':focus'))
  if (key === 'ArrowDown') return items[(focused + 1) % items.length]
  if (key === 'ArrowUp') return items.at(focused <= 0 ? -1 : focused - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const following = [...items.slice(focused + 1), ...items.slice(0, focused + 1)]
  return following.find(({ textContent }) =>
    textContent.toLowerCase().startsWith(key.toLowerCase()),
  )
}
