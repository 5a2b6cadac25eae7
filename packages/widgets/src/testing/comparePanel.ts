import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const REMOVE = 'Remove '

/** Returns the names on the cards of the compared models, in order. */
export function comparedNames(): string[] {
  return screen
    .queryAllByRole('button', { name: new RegExp(`^${REMOVE}`) })
    .map((button) => (button.getAttribute('aria-label') ?? '').slice(REMOVE.length))
}

/** Returns the card of a model. */
export function getCard(name: string): HTMLElement {
  const card = screen.getByRole('button', { name: REMOVE + name }).closest('li')
  if (card === null) throw new Error('The button is not on a card.')
  return card
}

/** Returns the cells of the models in one row of the detailed comparison. */
export function getDetailCells(measure: string): HTMLElement[] {
  return getCells(measure).filter(({ dataset }) => dataset['series'] !== undefined)
}

/** Returns the texts of these cells. */
export function getDetailRow(measure: string): (string | null)[] {
  return getDetailCells(measure).map(({ textContent }) => textContent)
}

/** Returns the verdict of one row of the detailed comparison; undefined when it has none. */
export function getVerdict(measure: string): string | null | undefined {
  return getCells(measure).find(({ dataset }) => dataset['series'] === undefined)?.textContent
}

function getCells(measure: string): HTMLElement[] {
  const row = screen.getByRole('rowheader', { name: measure }).closest('tr')
  if (row === null) throw new Error('The header is not in a row.')
  return within(row).getAllByRole('cell')
}

/** Returns the texts of the insights. */
export function insights(): (string | null)[] {
  const section = screen.getByRole('heading', { name: 'Comparison Insights' }).parentElement
  if (section === null) throw new Error('The heading is not in a section.')
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

/** Searches for a model in the combobox and chooses it. */
export async function pick(user: UserEvent, name: string): Promise<void> {
  await user.type(await screen.findByRole('combobox'), name)
  await user.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }))
}
