import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FIELD_LIMITS } from '../../domain/index.ts'
import { errorOf, fillIn, submitButton } from '../../testing/forms.ts'
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
const REQUIRED = Object.keys(WHOLE)

const { modelName, provider, modelUrl, contactEmail, additionalNotes } = FIELD_LIMITS

/** Texts that are longer than their limits by so many characters. */
const textsOver = (excess: number) => ({
  'Model Name': 'x'.repeat(modelName + excess),
  Provider: 'x'.repeat(provider + excess),
  'Model URL': 'https://example.org/'.padEnd(modelUrl + excess, 'x'),
  'Contact Email': '@example.org'.padStart(contactEmail + excess, 'x'),
  'Additional Notes': 'x'.repeat(additionalNotes + excess),
})

/** Sends the form with these texts alone, and the terms agreed to. */
async function send(texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<EvaluationRequestForm onSubmit={onSubmit} />)
  await fillIn(user, texts)
  await user.click(screen.getByLabelText(TERMS))
  await user.click(submitButton())
  return { user, onSubmit }
}

// The domain's tests hold which texts are addresses; here is that each field asks for its own rule.
describe('the request form', () => {
  it.each([
    ['nothing', {}],
    ['spaces', { 'Model Name': ' ', Provider: '\u00a0', 'Model URL': '  ', 'Contact Email': ' ' }],
  ])('refuses %s in each field that is required, at once', async (_, texts) => {
    const { onSubmit } = await send(texts)
    expect(REQUIRED.map(errorOf)).toEqual(REQUIRED.map(() => EMPTY))
    expect(errorOf('Additional Notes')).toBeUndefined()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('refuses one character more than each limit', async () => {
    const { onSubmit } = await send({ ...textsOver(1), Reason: 'other' })
    expect(Object.keys(textsOver(1)).map(errorOf)).toEqual(
      ['200', '120', '2,000', '254', '4,000'].map(
        (limit) => `Please use at most ${limit} characters.`,
      ),
    )
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes texts of the greatest length, with spaces around them', async () => {
    const { 'Model Name': name, ...others } = textsOver(0)
    const { onSubmit } = await send({ ...others, 'Model Name': ` ${name} `, Reason: 'other' })
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      modelName: name,
      contactEmail: others['Contact Email'],
      additionalNotes: others['Additional Notes'],
    })
  })

  it('refuses what is no web address and no e-mail address', async () => {
    const { onSubmit } = await send({
      ...WHOLE,
      'Model URL': 'javascript:alert(1)',
      'Contact Email': 'reader@example',
    })
    expect(errorOf('Model URL')).toBe(NO_ADDRESS)
    expect(errorOf('Contact Email')).toBe(NO_EMAIL)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes an error back as soon as its field is put right', async () => {
    const { user } = await send({ ...WHOLE, 'Contact Email': 'reader@example' })
    expect(errorOf('Contact Email')).toBe(NO_EMAIL)
    await user.type(screen.getByLabelText('Contact Email'), '.org')
    expect(errorOf('Contact Email')).toBeUndefined()
  })

  it('gives the focus to the first field that is wrong, down to the terms', async () => {
    const { user } = await send({
      'Model Name': 'Some Model',
      'Additional Notes': 'x'.repeat(additionalNotes + 1),
    })
    const fields = { Provider: 'Acme', 'Model URL': 'https://a', 'Contact Email': 'a@b.c' }
    const right = { ...fields, Reason: 'other', 'Additional Notes': '' }
    for (const [name, text] of Object.entries(right)) {
      expect(document.activeElement, name).toBe(screen.getByLabelText(name))
      await fillIn(user, { [name]: text })
      if (name !== 'Additional Notes') await user.click(submitButton())
    }
    await user.click(screen.getByLabelText(TERMS))
    screen.getByLabelText('Provider').focus()
    fireEvent.submit(screen.getByRole('form'))
    await screen.findAllByText('Please agree to the terms and conditions')
    expect(document.activeElement).toBe(screen.getByLabelText(TERMS))
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
