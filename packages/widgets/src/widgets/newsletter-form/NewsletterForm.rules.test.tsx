import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FIELD_LIMITS } from '../../domain/index.ts'
import { errorOf, fillIn } from '../../testing/forms.ts'
import { NewsletterForm } from './index.ts'

const EMPTY = 'Please fill in this field.'
const NO_EMAIL = 'Please enter an e-mail address, such as name@example.org.'
const TERMS = 'I agree to the terms and conditions'
const TERMS_MISSING = 'Please agree to the terms and conditions'

const nameOf = (length: number) => 'x'.repeat(length)
const emailOf = (length: number) => '@example.org'.padStart(length, 'x')

async function send(texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<NewsletterForm onSubmit={onSubmit} />)
  await fillIn(user, texts)
  await user.click(screen.getByLabelText(TERMS))
  await user.click(screen.getByRole('button'))
  return { user, onSubmit }
}

describe('the newsletter form', () => {
  it.each([
    ['Name', '', EMPTY],
    ['Name', '   ', EMPTY],
    ['Name', '\u00a0', EMPTY],
    ['Name', nameOf(FIELD_LIMITS.name + 1), 'Please use at most 200 characters.'],
    ['Email', '', EMPTY],
    ['Email', '   ', EMPTY],
    ['Email', emailOf(FIELD_LIMITS.email + 1), 'Please use at most 254 characters.'],
    ['Email', 'jo', NO_EMAIL],
    ['Email', 'jo@example', NO_EMAIL],
    ['Email', '@example.org', NO_EMAIL],
    ['Email', 'jo@example..org', NO_EMAIL],
    ['Email', 'jo@home@example.org', NO_EMAIL],
    ['Email', 'jo bo@example.org', NO_EMAIL],
    ['Email', 'Jo <jo@example.org>', NO_EMAIL],
    ['Email', 'jo@example.org;bo@example.org', NO_EMAIL],
  ])('refuses as %s %j', async (name, text, error) => {
    const { onSubmit } = await send({ Name: 'Jo', Email: 'jo@example.org', [name]: text })
    expect(errorOf(name)).toBe(error)
    expect(errorOf(name === 'Name' ? 'Email' : 'Name')).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByLabelText(name))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['x', 'a@b.c'],
    [nameOf(FIELD_LIMITS.name), emailOf(FIELD_LIMITS.email)],
    [` ${nameOf(FIELD_LIMITS.name)} `, 'first.last+tag@mail.example.org'],
    ['李', 'rené@bücher.example'],
  ])('takes the name %j with the address %s', async (name, email) => {
    const { onSubmit } = await send({ Name: name, Email: email })
    expect(onSubmit.mock.calls).toEqual([[{ name: name.trim(), email, agreeToTerms: true }]])
  })

  it('says what is wrong with both fields at once, with the focus on the first', async () => {
    await send({ Email: 'jo' })
    expect([errorOf('Name'), errorOf('Email')]).toEqual([EMPTY, NO_EMAIL])
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('takes an error back as soon as its field is put right', async () => {
    const { user } = await send({ Name: 'Jo', Email: 'jo@example' })
    await user.type(screen.getByLabelText('Email'), '.org')
    expect(errorOf('Email')).toBeUndefined()
  })

  it('cannot be sent by its button before the terms are agreed to', async () => {
    const user = userEvent.setup()
    render(<NewsletterForm />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' })
    expect(button.disabled).toBe(true)
    await user.click(screen.getByLabelText(TERMS))
    expect(button.disabled).toBe(false)
    await user.click(screen.getByLabelText(TERMS))
    expect(button.disabled).toBe(true)
  })

  it.each<[string, (form: HTMLFormElement) => void]>([
    ['an event', (form) => void fireEvent.submit(form)],
    [
      'the form’s own request',
      (form) => {
        form.requestSubmit()
      },
    ],
  ])('asks for the terms when it is submitted without them by %s', async (_, submit) => {
    const onSubmit = vi.fn()
    const user = userEvent.setup()
    render(<NewsletterForm onSubmit={onSubmit} />)
    await fillIn(user, { Name: 'Jo', Email: 'jo@example.org' })
    submit(screen.getByRole('form'))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(TERMS_MISSING))
    expect(errorOf(TERMS)).toBe(TERMS_MISSING)
    expect(document.activeElement).toBe(screen.getByLabelText(TERMS))
    expect(onSubmit).not.toHaveBeenCalled()

    await user.click(screen.getByLabelText(TERMS))
    await user.clear(screen.getByLabelText('Name'))
    await user.click(screen.getByRole('button'))
    expect(screen.queryAllByText(TERMS_MISSING)).toEqual([])
  })
})
