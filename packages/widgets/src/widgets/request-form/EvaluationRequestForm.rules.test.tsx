import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FIELD_LIMITS } from '../../domain/index.ts'
import { fillIn, getFieldError, submitButton } from '../../testing/forms.ts'
import { EvaluationRequestForm } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const EMPTY = 'Please fill in this field.'
const NO_ADDRESS = 'Please enter a web address that begins with https:// or http://.'
const NO_EMAIL = 'Please enter an e-mail address, such as name@example.org.'
const TERMS = 'I agree to the terms and conditions'
const COMPLETE = {
  'Model Name': 'Some Model',
  Provider: 'Acme',
  'Model URL': 'https://example.org/model',
  'Contact Email': 'reader@example.org',
  Reason: 'other',
}
const REQUIRED = Object.keys(COMPLETE)

const { modelName, provider, modelUrl, contactEmail, additionalNotes } = FIELD_LIMITS

/** Texts that exceed their limits by a number of characters. */
const textsOver = (excess: number) => ({
  'Model Name': 'x'.repeat(modelName + excess),
  Provider: 'x'.repeat(provider + excess),
  'Model URL': 'https://example.org/'.padEnd(modelUrl + excess, 'x'),
  'Contact Email': '@example.org'.padStart(contactEmail + excess, 'x'),
  'Additional Notes': 'x'.repeat(additionalNotes + excess),
})

/** Fills in only these texts, accepts the terms and submits. */
async function send(texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<EvaluationRequestForm onSubmit={onSubmit} />)
  await fillIn(user, texts)
  await user.click(screen.getByLabelText(TERMS))
  await user.click(submitButton())
  return { user, onSubmit }
}

// The tests of the domain cover which texts are valid; these cover which rule each field applies.
describe('the fields of EvaluationRequestForm', () => {
  it.each([
    ['empty texts', {}],
    ['spaces', { 'Model Name': ' ', Provider: '\u00a0', 'Model URL': '  ', 'Contact Email': ' ' }],
  ])('rejects %s in every required field at once', async (_, texts) => {
    const { onSubmit } = await send(texts)
    expect(REQUIRED.map(getFieldError)).toEqual(REQUIRED.map(() => EMPTY))
    expect(getFieldError('Additional Notes')).toBeUndefined()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('rejects texts that exceed a limit by one character', async () => {
    const { onSubmit } = await send({ ...textsOver(1), Reason: 'other' })
    expect(Object.keys(textsOver(1)).map(getFieldError)).toEqual(
      ['200', '120', '2,000', '254', '4,000'].map(
        (limit) => `Please use at most ${limit} characters.`,
      ),
    )
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('accepts texts of the maximum length, and trims them', async () => {
    const { 'Model Name': name, ...others } = textsOver(0)
    const { onSubmit } = await send({ ...others, 'Model Name': ` ${name} `, Reason: 'other' })
    await eventually(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      modelName: name,
      contactEmail: others['Contact Email'],
      additionalNotes: others['Additional Notes'],
    })
  })

  it('rejects an invalid URL and an invalid e-mail address', async () => {
    const { onSubmit } = await send({
      ...COMPLETE,
      'Model URL': 'javascript:alert(1)',
      'Contact Email': 'reader@example',
    })
    expect(getFieldError('Model URL')).toBe(NO_ADDRESS)
    expect(getFieldError('Contact Email')).toBe(NO_EMAIL)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('removes an error as soon as its field is valid', async () => {
    const { user } = await send({ ...COMPLETE, 'Contact Email': 'reader@example' })
    expect(getFieldError('Contact Email')).toBe(NO_EMAIL)
    await user.type(screen.getByLabelText('Contact Email'), '.org')
    expect(getFieldError('Contact Email')).toBeUndefined()
  })

  it('focuses the first invalid field, and the terms last', async () => {
    const { user } = await send({
      'Model Name': 'Some Model',
      'Additional Notes': 'x'.repeat(additionalNotes + 1),
    })
    const fields = { Provider: 'Acme', 'Model URL': 'https://a', 'Contact Email': 'a@b.c' }
    const valid = { ...fields, Reason: 'other', 'Additional Notes': '' }
    for (const [name, text] of Object.entries(valid)) {
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

describe('the selects of EvaluationRequestForm', () => {
  const optionsOf = (name: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ value }) => value)

  it('has seven reasons, with none selected', () => {
    render(<EvaluationRequestForm />)
    expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('')
    expect(optionsOf('Reason')).toEqual([
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

  it('has three priorities, with medium selected', () => {
    render(<EvaluationRequestForm />)
    expect(screen.getByLabelText<HTMLSelectElement>('Priority').value).toBe('medium')
    expect(optionsOf('Priority')).toEqual(['high', 'medium', 'low'])
  })
})
