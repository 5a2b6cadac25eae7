import { screen, within } from '@testing-library/react'

/** The rows of the table's body, in their order. */
export function bodyRows(): HTMLElement[] {
  return screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null)
}

/** What each row's header says, in their order. To ask which are hidden takes jsdom longer than all else. */
export function namesInOrder(): (string | null)[] {
  return screen.getAllByRole('rowheader', { hidden: true }).map((header) => header.textContent)
}
