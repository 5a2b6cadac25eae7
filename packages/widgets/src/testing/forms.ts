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
  const note = getFieldNote(name)
  const error = note?.classList.contains('tl-field-error') === true ? note : undefined
  if ((field.getAttribute('aria-invalid') === 'true') !== (error !== undefined)) {
    throw new Error(`The field ${name} is invalid without a message, or valid with one.`)
  }
  return error?.textContent
}

/** Returns the hint of a field; undefined while it shows an error. */
export function getFieldHint(name: string): string | undefined {
  const note = getFieldNote(name)
  return note?.classList.contains('tl-field-hint') === true ? note.textContent : undefined
}

/** Returns the one text that describes a field. */
function getFieldNote(name: string): HTMLElement | undefined {
  const field = screen.getByLabelText(name)
  const id = field.getAttribute('aria-describedby')
  if (id === null) return undefined
  const note = document.getElementById(id)
  if (note === null || note.parentElement !== field.closest('.tl-field')) {
    throw new Error(`The text that describes ${name} is not next to the field.`)
  }
  return note
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
