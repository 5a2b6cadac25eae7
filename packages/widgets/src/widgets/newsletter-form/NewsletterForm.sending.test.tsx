import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enForm } from '../../labels/index.ts'
import { canSubmit, fillIn, getFieldValues, submitButton } from '../../testing/forms.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { NewsletterForm, type NewsletterFormProps } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const SUCCEEDED = 'Successfully subscribed to the newsletter!'
const FAILED = 'Failed to subscribe. Please try again.'
const HONEYPOT = 'Leave this field empty'
const FIELDS = { Name: 'Jo', Email: 'jo@example.org' }

const form = () => screen.getByRole('form', { name: 'Newsletter subscription' })
const terms = () => screen.getByLabelText<HTMLInputElement>('I agree to the terms and conditions')

afterEach(() => vi.useRealTimers())

async function renderFilled(props: NewsletterFormProps = {}) {
  const user = userEvent.setup()
  const rendered = render(<NewsletterForm {...props} />)
  await fillIn(user, FIELDS)
  await user.click(terms())
  return { user, ...rendered }
}

function delaySubmissions() {
  const held: (() => void)[] = []
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => held.push(resolve)))
  return { held, onSubmit }
}

/** Waits for the validation, which uses promises and no timers. */
async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  })
}

describe('a subscription', () => {
  it('waits 1000 ms without a host, sends no request, and shows the success notice', async () => {
    const network = vi.fn()
    for (const way of ['fetch', 'XMLHttpRequest', 'WebSocket']) vi.stubGlobal(way, network)
    await renderFilled()
    vi.useFakeTimers()
    fireEvent.click(submitButton())
    await settle()
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(submitButton().textContent).toBe('Subscribing...')
    expect(canSubmit()).toBe(false)

    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status').textContent).toContain(SUCCEEDED)
    expect(screen.queryByRole('form')).toBeNull()
    expect(network).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('focuses the success notice, because the button is removed', async () => {
    const { user } = await renderFilled({ onSubmit: () => undefined })
    await user.click(submitButton())
    const notice = await screen.findByText(SUCCEEDED)
    expect(document.activeElement).toBe(notice)
  })

  it('leaves the focus in a field of the host that the reader has gone to meanwhile', async () => {
    const { held, onSubmit } = delaySubmissions()
    const { user } = await renderFilled({ onSubmit })
    await user.click(submitButton())
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    held.forEach((release) => release())
    expect(await screen.findByText(SUCCEEDED)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    field.remove()
  })

  it('is sent once by two submits, with a pending button', async () => {
    const { held, onSubmit } = delaySubmissions()
    await renderFilled({ onSubmit })
    fireEvent.click(submitButton())
    fireEvent.submit(form())
    await settle()
    fireEvent.submit(form())
    await settle()
    expect(submitButton().textContent).toBe('Subscribing...')
    held[0]?.()
    await screen.findByText(SUCCEEDED)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('a subscription that fails', () => {
  it('shows an error and keeps its values', async () => {
    const fail = () => Promise.reject(new Error('no'))
    const onSubmit = vi.fn<() => unknown>(() => undefined).mockImplementationOnce(fail)
    const { user } = await renderFilled({ onSubmit })
    await user.click(submitButton())
    expect(await screen.findByText(FAILED)).toBe(screen.getByRole('status'))
    expect(getFieldValues(['Name', 'Email'])).toEqual(FIELDS)
    expect(terms().checked).toBe(true)
    expect(submitButton().textContent).toBe('Subscribe')

    await user.click(submitButton())
    expect(await screen.findByText(SUCCEEDED)).toBeTruthy()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })
})

describe('NewsletterForm on a host’s page', () => {
  it('calls notify when the host passes it', async () => {
    const notify = vi.fn()
    const onSubmit = () => Promise.reject(new Error('no'))
    const { user } = renderWithSource(<NewsletterForm onSubmit={onSubmit} />, [], { notify })
    fireEvent.submit(form())
    await eventually(() => expect(notify).toHaveBeenCalledTimes(1))
    await fillIn(user, FIELDS)
    await user.click(terms())
    await user.click(submitButton())
    await eventually(() => expect(notify).toHaveBeenCalledTimes(2))
    expect(notify.mock.calls).toEqual([['Please agree to the terms and conditions'], [FAILED]])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('uses the labels of the host', () => {
    renderWithSource(<NewsletterForm />, [], {
      labels: { newsletterForm: { submit: 'Abonnieren' }, form: { terms: 'Einverstanden' } },
    })
    expect(screen.getByRole('button', { name: 'Abonnieren' })).toBeTruthy()
    expect(screen.getByLabelText('Einverstanden')).toBeTruthy()
  })

  it('passes class, attributes and ref to its outermost element', () => {
    const ref = createRef<HTMLElement>()
    render(<NewsletterForm ref={ref} className="mine" id="news" theme="light" />)
    expect(ref.current?.className).toBe('tl-root tl-card mine')
    expect(ref.current?.id).toBe('news')
    expect(ref.current?.dataset['theme']).toBe('light')
  })
})

describe('the honeypot of a subscription', () => {
  const honeypot = () => screen.getByLabelText<HTMLInputElement>(HONEYPOT)

  it('is out of reach, and tells password managers to leave it alone', async () => {
    await renderFilled()
    expect(honeypot().tabIndex).toBe(-1)
    expect(screen.queryByRole('textbox', { name: HONEYPOT })).toBeNull()
    for (const mark of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) {
      expect(honeypot().getAttribute(mark)).toBe('true')
    }
    expect(honeypot().dataset['formType']).toBe('other')
  })

  it('asks once more when something filled it in, and loses nothing', async () => {
    const onSubmit = vi.fn()
    const { user } = await renderFilled({ onSubmit })
    await fillIn(user, { [HONEYPOT]: 'x' })
    await user.click(submitButton())
    expect(await screen.findByText(enForm.submitAgain)).toBe(screen.getByRole('status'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(getFieldValues(['Name', 'Email', HONEYPOT])).toEqual({ ...FIELDS, [HONEYPOT]: '' })

    // A password manager may fill it in again.
    await fillIn(user, { [HONEYPOT]: 'x' })
    await user.click(submitButton())
    expect(await screen.findByText(SUCCEEDED)).toBeTruthy()
    expect(onSubmit.mock.calls).toEqual([
      [{ name: 'Jo', email: 'jo@example.org', agreeToTerms: true }],
    ])
  })
})
