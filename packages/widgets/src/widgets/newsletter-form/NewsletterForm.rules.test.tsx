import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FIELD_LIMITS } from '../../domain/index.ts'
import { canSubmit, fillIn, getFieldError, submitButton } from '../../testing/forms.ts'
import { NewsletterForm } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const EMPTY = 'Please fill in this field.'
const NO_EMAIL = 'Please enter an e-mail address, such as name@example.org.'
const TERMS = 'I agree to the terms and conditions'
const TERMS_MISSING = 'Please agree to the terms and conditions'

/** Texts that exceed their limits by a number of characters. */
const textsOver = (excess: number) => ({
  Name: 'x'.repeat(FIELD_LIMITS.name + excess),
  Email: '@example.org'.padStart(FIELD_LIMITS.email + excess, 'x'),
})

async function send(texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<NewsletterForm onSubmit={onSubmit} />)
  await fillIn(user, texts)
  await user.click(screen.getByLabelText(TERMS))
  await user.click(submitButton())
  return { user, onSubmit }
}

// The tests of the domain cover which texts are valid; these cover which rule each field applies.
describe('the fields of NewsletterForm', () => {
  it.each([
    ['empty texts', {}, EMPTY, EMPTY],
    ['spaces', { Name: '\u00a0', Email: ' ' }, EMPTY, EMPTY],
    ['an invalid e-mail address', { Name: 'Jo', Email: 'jo@example' }, undefined, NO_EMAIL],
    [
      'texts that exceed each limit by one character',
      textsOver(1),
      'Please use at most 200 characters.',
      'Please use at most 254 characters.',
    ],
  ])('rejects %s and focuses the first invalid field', async (_, texts, name, email) => {
    const { onSubmit } = await send(texts)
    expect([getFieldError('Name'), getFieldError('Email')]).toEqual([name, email])
    const first = screen.getByLabelText(name === undefined ? 'Email' : 'Name')
    expect(document.activeElement).toBe(first)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('accepts texts of the maximum length, and trims them', async () => {
    const { Name: name, Email: email } = textsOver(0)
    const { onSubmit } = await send({ Name: ` ${name} `, Email: email })
    expect(onSubmit.mock.calls).toEqual([[{ name, email, agreeToTerms: true }]])
  })

  it('removes an error as soon as its field is valid', async () => {
    const { user } = await send({ Name: 'Jo', Email: 'jo@example' })
    await user.type(screen.getByLabelText('Email'), '.org')
    expect(getFieldError('Email')).toBeUndefined()
  })

  it('disables its button until the terms are accepted', async () => {
    const user = userEvent.setup()
    render(<NewsletterForm />)
    expect(canSubmit()).toBe(false)
    await user.click(screen.getByLabelText(TERMS))
    expect(canSubmit()).toBe(true)
    await user.click(screen.getByLabelText(TERMS))
    expect(canSubmit()).toBe(false)
  })

  it.each<[string, (form: HTMLFormElement) => void]>([
    ['a submit event', (form) => void fireEvent.submit(form)],
    [
      'requestSubmit',
      (form) => {
        form.requestSubmit()
      },
    ],
  ])('shows an error when %s submits it without accepted terms', async (_, submit) => {
    const onSubmit = vi.fn()
    const user = userEvent.setup()
    render(<NewsletterForm onSubmit={onSubmit} />)
    await fillIn(user, { Name: 'Jo', Email: 'jo@example.org' })
    submit(screen.getByRole('form'))
    await eventually(() => expect(screen.getByRole('status').textContent).toBe(TERMS_MISSING))
    expect(getFieldError(TERMS)).toBe(TERMS_MISSING)
    expect(document.activeElement).toBe(screen.getByLabelText(TERMS))
    expect(onSubmit).not.toHaveBeenCalled()

    // A screen reader says the same text again, because it is a new node.
    const { firstChild } = screen.getByRole('status')
    submit(screen.getByRole('form'))
    await eventually(() => expect(firstChild?.isConnected).toBe(false))

    await user.click(screen.getByLabelText(TERMS))
    await user.clear(screen.getByLabelText('Name'))
    await user.click(submitButton())
    expect(screen.queryAllByText(TERMS_MISSING)).toEqual([])
  })
})
