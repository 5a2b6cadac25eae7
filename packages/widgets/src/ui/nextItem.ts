/** The items that can have the focus, in their order. */
export function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** Where a key leads from the item that has the focus; undefined when it leads nowhere. */
export function nextItem(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const focused = items.findIndex((item) => item.matches(':focus'))
  if (key === 'ArrowDown') return items[(focused + 1) % items.length]
  if (key === 'ArrowUp') return items.at(focused <= 0 ? -1 : focused - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(focused + 1), ...items.slice(0, focused + 1)]
  return after.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
}
