import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const REMOVE = 'Remove '

/** The names on the cards of the compared models, in their order. */
export function comparedNames(): string[] {
  return screen
    .queryAllByRole('button', { name: new RegExp(`^${REMOVE}`) })
    .map((button) => (button.getAttribute('aria-label') ?? '').slice(REMOVE.length))
}

/** The card of one model. */
export function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('button', { name: REMOVE + name }).closest('li')
  if (card === null) throw new Error('The button stands on no card.')
  return card
}

/** What the detailed comparison says in one row, cell by cell. */
export function detailOf(measure: string): (string | null)[] {
  const row = screen.getByRole('rowheader', { name: measure }).closest('tr')
  if (row === null) throw new Error('The header stands in no row.')
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

/** The insights, a sentence or more each. */
export function insights(): (string | null)[] {
  const section = screen.getByRole('heading', { name: 'Comparison Insights' }).parentElement
  if (section === null) throw new Error('The heading stands in no section.')
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

/** Searches for a model in the field that is there, and chooses it. */
export async function pick(user: UserEvent, name: string): Promise<void> {
  await user.type(await screen.findByRole('combobox'), name)
  await user.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }))
}
