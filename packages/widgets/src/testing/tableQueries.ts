import { screen, within } from '@testing-library/react'

/** Returns the body rows of the table, in order. */
export function bodyRows(): HTMLElement[] {
  return screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null)
}

/** Returns the texts of the row headers, in order. It skips the visibility check, which is slow in jsdom. */
export function namesInOrder(): (string | null)[] {
  return screen.getAllByRole('rowheader', { hidden: true }).map((header) => header.textContent)
}

/** Returns the texts of the cells of a model's row, once it is there. */
export async function cellsOf(name: string): Promise<(string | null)[]> {
  const header = await screen.findByRole('rowheader', { name })
  return Array.from(header.closest('tr')?.querySelectorAll('td') ?? [], (cell) => cell.textContent)
}
