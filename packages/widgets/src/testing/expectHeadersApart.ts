import { expect, waitFor } from 'storybook/test'

/** Waits for the rows of a story, and expects that no name of a column, with its arrow, runs into another. */
export async function expectHeadersApart({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement
}): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('tbody [data-model]')).not.toBeNull())
  const parts = [
    ...canvasElement.querySelectorAll('thead .tl-sort-name, thead .tl-sort-arrow:not(:empty)'),
  ]
  await expect(parts.length).toBeGreaterThan(5)
  const touching = parts.flatMap((one, place) =>
    parts
      .slice(place + 1)
      .flatMap((other) => (touch(one, other) ? `${one.textContent} – ${other.textContent}` : [])),
  )
  await expect(touching).toEqual([])
}

function touch(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
