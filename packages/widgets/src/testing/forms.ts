import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Enters each text in the field of that name, as if it were pasted; in a select, chooses it. */
export async function fillIn(
  user: UserEvent,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(name)
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, text)
      continue
    }
    await user.clear(field)
    if (text !== '') await user.paste(text)
  }
}

/** What each of these fields holds. */
export function heldBy(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, screen.getByLabelText<HTMLInputElement>(name).value]),
  )
}

/** What is said of a field that is marked as wrong; undefined where it is not. */
export function errorOf(name: string): string | undefined {
  const field = screen.getByLabelText(name)
  const id = field.getAttribute('aria-describedby')
  if ((field.getAttribute('aria-invalid') === 'true') !== (id !== null)) {
    throw new Error(`The field ${name} is marked as wrong without a reason, or the reverse.`)
  }
  if (id === null) return undefined
  const error = document.getElementById(id)
  if (error === null || error.parentElement !== field.closest('.tl-field')) {
    throw new Error(`What is wrong with ${name} does not stand beside it.`)
  }
  return error.textContent
}

/** The button that sends the form, whatever it says. */
export function submitButton(): HTMLButtonElement {
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  const button = buttons.find(({ type }) => type === 'submit')
  if (button === undefined) throw new Error('No button sends the form.')
  return button
}
