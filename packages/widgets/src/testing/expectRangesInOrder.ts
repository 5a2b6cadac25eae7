import { expect, waitFor } from 'storybook/test'
import { findRanges } from './findRanges.ts'

/** Waits for ranges of numbers in a story, and expects the low end of each at the left. */
export async function expectRangesInOrder({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement
}): Promise<void> {
  await waitFor(() => expect(findRanges(canvasElement).all.length).toBeGreaterThan(1))
  await expect(findRanges(canvasElement).reversed).toEqual([])
}
