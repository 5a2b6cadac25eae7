import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  canSubmit,
  fillIn,
  getFieldError,
  getFieldValues,
  submitButton,
} from '../../testing/forms.ts'
import { EvaluationRequestForm, type EvaluationRequestFormProps } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const SUCCEEDED = 'Evaluation request submitted successfully!'
const FAILED = 'Failed to submit request. Please try again.'
const TERMS_MISSING = 'Please agree to the terms and conditions'
const FIELDS = {
  'Model Name': 'Some Model',
  Provider: 'Acme',
  'Model URL': 'https://example.org/model',
  Reason: 'bias-analysis',
  Priority: 'high',
  'Contact Email': 'reader@example.org',
  'Additional Notes': 'It is used in schools.',
}
const EMPTY = {
  'Model Name': '',
  Provider: '',
  'Model URL': '',
  Reason: '',
  Priority: 'medium',
  'Contact Email': '',
  'Additional Notes': '',
}
const NAMES = Object.keys(FIELDS)

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Evaluation request' })
const terms = () => screen.getByLabelText<HTMLInputElement>('I agree to the terms and conditions')

afterEach(() => vi.useRealTimers())

async function renderFilled(props: EvaluationRequestFormProps = {}) {
  const user = userEvent.setup()
  const rendered = render(<EvaluationRequestForm {...props} />)
  await fillIn(user, FIELDS)
  await user.click(terms())
  return { user, ...rendered }
}

function delaySubmissions() {
  const held: { succeed: () => void; fail: () => void }[] = []
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        held.push({
          succeed: resolve,
          fail: () => {
            reject(new Error('no'))
          },
        })
      }),
  )
  return { held, onSubmit }
}

/** Waits for the validation, which uses promises and no timers. */
async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  })
}

describe('the terms of EvaluationRequestForm', () => {
  it('disables the button until the terms are accepted', async () => {
    const user = userEvent.setup()
    render(<EvaluationRequestForm />)
    expect(canSubmit()).toBe(false)
    await user.click(terms())
    expect(canSubmit()).toBe(true)
    await user.click(terms())
    expect(canSubmit()).toBe(false)
  })

  it('sends nothing by a press or by Enter until the terms are accepted', async () => {
    const onSubmit = vi.fn()
    const { user } = await renderFilled({ onSubmit })
    await user.click(terms())
    await user.click(submitButton())
    await user.type(screen.getByLabelText('Provider'), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(getFieldError('I agree to the terms and conditions')).toBeUndefined()
  })

  it.each<[string, () => void]>([
    ['a submit event', () => void fireEvent.submit(form())],
    ['requestSubmit', () => form().requestSubmit()],
  ])('shows an error when %s submits the form without accepted terms', async (_, submit) => {
    const onSubmit = vi.fn()
    const { user } = await renderFilled({ onSubmit })
    await user.click(terms())
    act(submit)
    await eventually(() => expect(screen.getByRole('status').textContent).toBe(TERMS_MISSING))
    expect(getFieldError('I agree to the terms and conditions')).toBe(TERMS_MISSING)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(getFieldValues(NAMES)).toEqual(FIELDS)
  })

  it('removes the error of the terms when another field is invalid', async () => {
    const user = userEvent.setup()
    render(<EvaluationRequestForm />)
    fireEvent.submit(form())
    await screen.findAllByText(TERMS_MISSING)
    await user.click(terms())
    await user.click(submitButton())
    expect(getFieldError('Model Name')).toBe('Please fill in this field.')
    expect(screen.queryAllByText(TERMS_MISSING)).toEqual([])
  })
})

describe('a request', () => {
  it('calls onSubmit with trimmed values and nothing else', async () => {
    const onSubmit = vi.fn()
    const { user } = await renderFilled({ onSubmit })
    const spaced = Object.entries(FIELDS).filter(([name]) => !/Reason|Priority/.test(name))
    await fillIn(user, Object.fromEntries(spaced.map(([name, text]) => [name, `  ${text}\t `])))
    await user.click(submitButton())
    await screen.findByText(SUCCEEDED)
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          modelName: 'Some Model',
          provider: 'Acme',
          modelUrl: 'https://example.org/model',
          reason: 'bias-analysis',
          evaluationPriority: 'high',
          contactEmail: 'reader@example.org',
          additionalNotes: 'It is used in schools.',
          agreeToTerms: true,
        },
      ],
    ])
  })

  it('waits 1000 ms without a host, sends no request, succeeds, and resets the form', async () => {
    const network = vi.fn()
    for (const way of ['fetch', 'XMLHttpRequest', 'WebSocket']) vi.stubGlobal(way, network)
    await renderFilled()
    vi.useFakeTimers()
    fireEvent.click(submitButton())
    await settle()
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(submitButton().textContent).toBe('Submitting...')
    expect(canSubmit()).toBe(false)
    expect(screen.queryByText(SUCCEEDED)).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status').textContent).toBe(SUCCEEDED)
    expect(getFieldValues(NAMES)).toEqual(EMPTY)
    expect(terms().checked).toBe(false)
    expect(submitButton().textContent).toBe('Submit Request')
    expect(canSubmit()).toBe(false)
    expect(network).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('leaves a form that does not validate until the next submit', async () => {
    const { user } = await renderFilled({ onSubmit: () => undefined })
    await user.click(submitButton())
    await screen.findByText(SUCCEEDED)
    await user.type(screen.getByLabelText('Model URL'), 'h')
    await user.tab()
    expect([...NAMES, 'I agree to the terms and conditions'].map(getFieldError)).toEqual(
      Array<undefined>(NAMES.length + 1).fill(undefined),
    )
  })

  it('clears the success announcement when the next one is invalid', async () => {
    const { user } = await renderFilled({ onSubmit: () => undefined })
    await user.click(submitButton())
    await screen.findByText(SUCCEEDED)
    await user.click(terms())
    await user.click(submitButton())
    expect(getFieldError('Model Name')).toBe('Please fill in this field.')
    expect(screen.queryByText(SUCCEEDED)).toBeNull()
  })
})

describe('a pending request', () => {
  it('is sent once by a double click and a submit, with a pending button', async () => {
    const { held, onSubmit } = delaySubmissions()
    await renderFilled({ onSubmit })
    fireEvent.click(submitButton())
    fireEvent.click(submitButton())
    await settle()
    fireEvent.submit(form())
    await settle()
    expect(submitButton().textContent).toBe('Submitting...')
    expect(canSubmit()).toBe(false)
    held[0]?.succeed()
    await screen.findByText(SUCCEEDED)
    await settle()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(getFieldValues(NAMES)).toEqual(EMPTY)
  })

  it('is sent once when Enter is pressed twice', async () => {
    const { held, onSubmit } = delaySubmissions()
    const { user } = await renderFilled({ onSubmit })
    await user.type(screen.getByLabelText('Provider'), '{Enter}{Enter}')
    expect(submitButton().textContent).toBe('Submitting...')
    held[0]?.succeed()
    await screen.findByText(SUCCEEDED)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each(['succeed', 'fail'] as const)(
    'logs no error but that of the host when the form unmounts before it %ss',
    async (end) => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { held, onSubmit } = delaySubmissions()
      const { user, unmount } = await renderFilled({ onSubmit })
      await user.click(submitButton())
      unmount()
      held[0]?.[end]()
      await settle()
      expect(onSubmit).toHaveBeenCalledTimes(1)
      expect(consoleError.mock.calls).toEqual(end === 'fail' ? [[new Error('no')]] : [])
      consoleError.mockRestore()
    },
  )
})

describe('a request that fails', () => {
  it('shows an error and keeps its values', async () => {
    const onSubmit = () => Promise.reject(new Error('no'))
    const { user } = await renderFilled({ onSubmit })
    await user.click(submitButton())
    expect(await screen.findByText(FAILED)).toBe(screen.getByRole('status'))
    expect(getFieldValues(NAMES)).toEqual(FIELDS)
    expect(terms().checked).toBe(true)
    expect(submitButton().textContent).toBe('Submit Request')
    expect(canSubmit()).toBe(true)
  })

  it('can be sent again, which clears the error', async () => {
    const { held, onSubmit } = delaySubmissions()
    const { user } = await renderFilled({ onSubmit })
    await user.click(submitButton())
    held[0]?.fail()
    await screen.findByText(FAILED)
    await user.click(submitButton())
    expect(screen.queryByText(FAILED)).toBeNull()
    held[1]?.succeed()
    await screen.findByText(SUCCEEDED)
    expect(onSubmit.mock.calls[1]).toEqual(onSubmit.mock.calls[0])
  })
})
