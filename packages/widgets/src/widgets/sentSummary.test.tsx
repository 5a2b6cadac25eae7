import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enForm, enNewsletterForm } from '../labels/index.ts'
import { fillIn, getFieldHint, submitButton } from '../testing/forms.ts'
import { NewsletterForm } from './newsletter-form/index.ts'
import { EvaluationRequestForm, type EvaluationRequestFormProps } from './request-form/index.ts'
import { eventually } from '../testing/eventually.ts'

const TERMS = 'I agree to the terms and conditions'
const REQUEST = {
  'Model Name': 'Some Model',
  Provider: 'Acme',
  'Model URL': 'https://example.org/model',
  'Contact Email': 'reader@example.org',
  Reason: 'bias-analysis',
}

const sent = (name = enForm.sentTitle) => screen.findByRole('region', { name })

afterEach(() => vi.restoreAllMocks())

async function sendRequest(texts = {}, props: EvaluationRequestFormProps = {}) {
  const user = userEvent.setup()
  render(<EvaluationRequestForm onSubmit={() => undefined} {...props} />)
  await fillIn(user, { ...REQUEST, ...texts })
  await user.click(screen.getByLabelText(TERMS))
  await user.click(submitButton())
  return user
}

describe('what a form says before it is sent', () => {
  it.each([
    ['nothing is connected', undefined, true],
    ['a host receives it', () => undefined, false],
  ])('above its button when %s', (_, onSubmit, isShown) => {
    render(<EvaluationRequestForm {...(onSubmit && { onSubmit })} />)
    const line = screen.queryByText(enForm.notConnected)
    expect(line !== null).toBe(isShown)
    if (line === null) return
    const order = line.compareDocumentPosition(submitButton())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('is one hint at each field, and a mark at those that may stay empty', () => {
    const { container } = render(<EvaluationRequestForm />)
    const names = [...container.querySelectorAll('.tl-field-label > label')].map(
      ({ textContent }) => textContent,
    )
    expect(names.map(getFieldHint)).not.toContain(undefined)
    const marked = screen.getAllByText(enForm.optional).map((mark) => mark.parentElement)
    expect(marked.map((row) => row?.querySelector('label')?.textContent)).toEqual([
      'Priority',
      'Additional Notes',
    ])
  })
})

describe('what a form says after it is sent', () => {
  it('is every filled field in the words of the form, and lasts while the next one is typed', async () => {
    const user = await sendRequest()
    const summary = await sent()
    const texts = (role: string) =>
      within(summary)
        .getAllByRole(role)
        .map(({ textContent }) => textContent)
    expect(texts('term')).toEqual([
      'Model Name',
      'Provider',
      'Model URL',
      'Contact Email',
      'Reason',
      'Priority',
    ])
    expect(texts('definition')).toEqual([
      'Some Model',
      'Acme',
      'https://example.org/model',
      'reader@example.org',
      'Bias analysis',
      'Medium',
    ])
    await user.type(screen.getByLabelText('Model Name'), 'Next')
    expect(summary.isConnected).toBe(true)
  })

  it('is that nothing was sent where nothing is connected', async () => {
    await sendRequest({}, { onSubmit: undefined })
    const summary = await screen.findByRole(
      'region',
      { name: enForm.notSentTitle },
      { timeout: 5000 },
    )
    expect(summary).toBeTruthy()
    expect(screen.queryByText(enForm.sentTitle)).toBeNull()
  })

  it('is nothing after a failure', async () => {
    await sendRequest({}, { onSubmit: () => Promise.reject(new Error('no')) })
    await screen.findByText('Failed to submit request. Please try again.')
    expect(screen.queryByRole('region', { name: enForm.sentTitle })).toBeNull()
    vi.restoreAllMocks()
  })

  it('copies as lines of text', async () => {
    const user = await sendRequest()
    await sent()
    await user.click(screen.getByRole('button', { name: enForm.copySent }))
    const copied = await navigator.clipboard.readText()
    expect(copied.split('\n').slice(0, 4)).toEqual([
      'Evaluation request',
      'What was sent',
      '',
      'Model Name: Some Model',
    ])
    expect(screen.getByRole('status').textContent).toBe(enForm.sentCopied)
  })

  it('says so when the browser refuses to copy', async () => {
    const user = await sendRequest()
    await sent()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await user.click(screen.getByRole('button', { name: enForm.copySent }))
    await eventually(() => expect(screen.getByRole('status').textContent).toBe(enForm.copyRefused))
  })

  it('shows markup and overrides of direction as text of its own', async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202e=1+1'
    await sendRequest({ 'Additional Notes': hostile })
    const text = within(await sent()).getByText(hostile)
    expect(text.localName).toBe('bdi')
    expect(text.children).toHaveLength(0)
  })

  it.each([
    ['a host', () => undefined, enForm.sentTitle, enNewsletterForm.succeededText],
    ['nothing', undefined, enForm.notSentTitle, enNewsletterForm.notSubscribed],
  ])('stands below the notice of a subscription when %s is connected', async (...given) => {
    const [, onSubmit, title, text] = given
    const user = userEvent.setup()
    render(<NewsletterForm {...(onSubmit && { onSubmit })} />)
    await fillIn(user, { Name: 'Jo', Email: 'jo@example.org' })
    await user.click(screen.getByLabelText(TERMS))
    await user.click(submitButton())
    const summary = await screen.findByRole('region', { name: title }, { timeout: 5000 })
    expect(within(summary).getByText('jo@example.org')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain(text)
  })
})
