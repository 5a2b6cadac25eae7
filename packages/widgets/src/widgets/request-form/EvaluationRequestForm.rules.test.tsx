import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FIELD_LIMITS } from '../../domain/index.ts'
import { errorOf, fillIn } from '../../testing/forms.ts'
import { EvaluationRequestForm } from './index.ts'

const EMPTY = 'Please fill in this field.'
const NO_ADDRESS = 'Please enter a web address that begins with https:// or http://.'
const NO_EMAIL = 'Please enter an e-mail address, such as name@example.org.'
const TERMS = 'I agree to the terms and conditions'
const WHOLE = {
  'Model Name': 'Some Model',
  Provider: 'Acme',
  'Model URL': 'https://example.org/model',
  'Contact Email': 'reader@example.org',
  Reason: 'other',
}

const { modelName, provider, modelUrl, contactEmail, additionalNotes } = FIELD_LIMITS
const addressOf = (length: number) => 'https://example.org/'.padEnd(length, 'x')
const emailOf = (length: number) => '@example.org'.padStart(length, 'x')
const tooLong = (limit: string) => `Please use at most ${limit} characters.`

/** Sends the form with these texts alone, and the terms agreed to. */
async function send(texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  render(<EvaluationRequestForm onSubmit={() => undefined} />)
  await fillIn(user, texts)
  await user.click(screen.getByLabelText(TERMS))
  await user.click(screen.getByRole('button'))
  return user
}

describe('a text that the request form refuses', () => {
  it.each([
    ['Model Name', '', EMPTY],
    ['Model Name', '   ', EMPTY],
    ['Model Name', '\u00a0\u2003', EMPTY],
    ['Model Name', 'x'.repeat(modelName + 1), tooLong('200')],
    ['Provider', '', EMPTY],
    ['Provider', ' ', EMPTY],
    ['Provider', 'x'.repeat(provider + 1), tooLong('120')],
    ['Model URL', '', EMPTY],
    ['Model URL', '   ', EMPTY],
    ['Model URL', addressOf(modelUrl + 1), tooLong('2,000')],
    ['Contact Email', '', EMPTY],
    ['Contact Email', '   ', EMPTY],
    ['Contact Email', emailOf(contactEmail + 1), tooLong('254')],
    ['Reason', '', EMPTY],
    ['Additional Notes', 'x'.repeat(additionalNotes + 1), tooLong('4,000')],
  ])('%s: %j', async (name, text, error) => {
    await send({ [name]: text })
    expect(errorOf(name)).toBe(error)
  })

  it.each([
    'example.org',
    'www.example.org/model',
    'ftp://example.org',
    'mailto:reader@example.org',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https:example.org',
    'https://',
    'https:///model',
    'https://?model',
    'https://exam ple.org',
    'https://example.org/a model',
    'https://example.org/\u200bmodel',
    'https://[example.org',
    'https://example.org:port',
  ])('Model URL: %s', async (text) => {
    await send({ 'Model URL': text })
    expect(errorOf('Model URL')).toBe(NO_ADDRESS)
  })

  it.each([
    'reader',
    'reader@',
    '@example.org',
    'reader@example',
    'reader@@example.org',
    'reader@home@example.org',
    'reader@.example.org',
    'reader@example..org',
    'reader@example.org.',
    'a reader@example.org',
    'reader@exam\u200bple.org',
    'Reader <reader@example.org>',
    'reader@example.org,other@example.org',
    'mailto:reader@example.org',
  ])('Contact Email: %s', async (text) => {
    await send({ 'Contact Email': text })
    expect(errorOf('Contact Email')).toBe(NO_EMAIL)
  })
})

describe('a text that the request form takes', () => {
  it.each([
    ['Model Name', 'x'],
    ['Model Name', '0'],
    ['Model Name', 'x'.repeat(modelName)],
    ['Model Name', ` ${'x'.repeat(modelName)} `],
    ['Provider', 'x'.repeat(provider)],
    ['Model URL', addressOf(modelUrl)],
    ['Model URL', 'http://a'],
    ['Model URL', 'HTTPS://EXAMPLE.ORG'],
    ['Model URL', 'https://example.org/a?b=c&d#e'],
    ['Model URL', 'http://127.0.0.1:8080/model'],
    ['Model URL', 'https://bücher.example/modell'],
    ['Contact Email', emailOf(contactEmail)],
    ['Contact Email', 'a@b.c'],
    ['Contact Email', 'first.last+tag@mail.example.org'],
    ['Contact Email', 'rené@bücher.example'],
    ['Additional Notes', ''],
    ['Additional Notes', '  '],
    ['Additional Notes', 'x'.repeat(additionalNotes)],
    ['Reason', 'safety-concerns'],
    ['Priority', 'low'],
  ])('%s: %j', async (name, text) => {
    await send({ [name]: text })
    expect(errorOf(name)).toBeUndefined()
    expect(errorOf(name === 'Model Name' ? 'Provider' : 'Model Name')).toBe(EMPTY)
  })
})

describe('the choices of the request form', () => {
  const choicesOf = (name: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ value }) => value)

  it('are seven reasons, none of them chosen at first', () => {
    render(<EvaluationRequestForm />)
    expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('')
    expect(choicesOf('Reason')).toEqual([
      '',
      'safety-concerns',
      'bias-analysis',
      'factual-accuracy',
      'jailbreak-testing',
      'general-transparency',
      'research-purposes',
      'other',
    ])
  })

  it('are three priorities, medium at first', () => {
    render(<EvaluationRequestForm />)
    expect(screen.getByLabelText<HTMLSelectElement>('Priority').value).toBe('medium')
    expect(choicesOf('Priority')).toEqual(['high', 'medium', 'low'])
  })
})

describe('a request that breaks rules', () => {
  const order = Object.keys(WHOLE)

  it.each(order.map((name, index) => [name, order.slice(0, index)] as const))(
    'gives the focus to %s where all fields before it are right',
    async (name, before) => {
      const right = Object.entries(WHOLE).filter(([field]) => before.includes(field))
      await send(Object.fromEntries(right))
      expect(document.activeElement).toBe(screen.getByLabelText(name))
    },
  )

  it('gives the focus to notes that are too long, and to the terms, where the rest is right', async () => {
    const user = await send({ ...WHOLE, 'Additional Notes': 'x'.repeat(additionalNotes + 1) })
    expect(document.activeElement).toBe(screen.getByLabelText('Additional Notes'))
    await fillIn(user, { 'Additional Notes': '' })
    await user.click(screen.getByLabelText(TERMS))
    screen.getByLabelText('Provider').focus()
    fireEvent.submit(screen.getByRole('form'))
    await screen.findAllByText('Please agree to the terms and conditions')
    expect(document.activeElement).toBe(screen.getByLabelText(TERMS))
  })

  it('says what is wrong with every field at once, and is not sent', async () => {
    const onSubmit = vi.fn()
    const user = userEvent.setup()
    render(<EvaluationRequestForm onSubmit={onSubmit} />)
    await user.click(screen.getByLabelText(TERMS))
    await user.click(screen.getByRole('button'))
    expect(order.map(errorOf)).toEqual(order.map(() => EMPTY))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes an error back as soon as its field is put right', async () => {
    const user = await send({ ...WHOLE, 'Contact Email': 'reader@example' })
    expect(errorOf('Contact Email')).toBe(NO_EMAIL)
    await user.type(screen.getByLabelText('Contact Email'), '.org')
    expect(errorOf('Contact Email')).toBeUndefined()
  })
})
