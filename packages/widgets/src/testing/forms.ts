import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Pastes each text into the field with that label, or selects it. */
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

/** Returns the values of the fields. */
export function getFieldValues(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, screen.getByLabelText<HTMLInputElement>(name).value]),
  )
}

/** Returns the error message of a field; undefined when the field is valid. */
export function getFieldError(name: string): string | undefined {
  const field = screen.getByLabelText(name)
  const id = field.getAttribute('aria-describedby')
  if ((field.getAttribute('aria-invalid') === 'true') !== (id !== null)) {
    throw new Error(`The field ${name} is invalid without a message, or valid with one.`)
  }
  if (id === null) return undefined
  const error = document.getElementById(id)
  if (error === null || error.parentElement !== field.closest('.tl-field')) {
    throw new Error(`The error message of ${name} is not next to the field.`)
  }
  return error.textContent
}

/** Returns whether the submit button works. It keeps the focus while it does not. */
export function canSubmit(): boolean {
  expect(submitButton().disabled).toBe(false)
  return submitButton().getAttribute('aria-disabled') !== 'true'
}

/** Returns the submit button of the form. */
export function submitButton(): HTMLButtonElement {
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  const button = buttons.find(({ type }) => type === 'submit')
  if (button === undefined) throw new Error('The form has no submit button.')
  return button
}
