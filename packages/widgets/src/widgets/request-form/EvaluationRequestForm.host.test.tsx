import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { enForm } from '../../labels/index.ts'
import { fillIn, submitButton } from '../../testing/forms.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { EvaluationRequestForm } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

const FIELDS = {
  'Model Name': 'Some Model',
  Provider: 'Acme',
  'Model URL': 'https://example.org/model',
  Reason: 'other',
  'Contact Email': 'reader@example.org',
}
const HONEYPOT = 'Leave this field empty'
const TERMS = 'I agree to the terms and conditions'

const honeypot = () => screen.getByLabelText<HTMLInputElement>(HONEYPOT)
const notice = () => screen.getByRole('status').textContent

describe('EvaluationRequestForm on a host’s page', () => {
  it('works without a provider, and announces results in its own live region', async () => {
    const user = userEvent.setup()
    render(<EvaluationRequestForm onSubmit={() => undefined} />)
    await fillIn(user, FIELDS)
    await user.click(screen.getByLabelText(TERMS))
    await user.click(screen.getByRole('button', { name: 'Submit Request' }))
    await eventually(() => expect(notice()).toBe('Evaluation request submitted successfully!'))
  })

  it('calls notify when the host passes it', async () => {
    const notify = vi.fn()
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('no'))
    const { user } = renderWithSource(<EvaluationRequestForm onSubmit={onSubmit} />, [], { notify })
    screen.getByRole<HTMLFormElement>('form').requestSubmit()
    await eventually(() => expect(notify).toHaveBeenCalledTimes(1))
    await fillIn(user, FIELDS)
    await user.click(screen.getByLabelText(TERMS))
    await user.click(submitButton())
    await eventually(() => expect(notify).toHaveBeenCalledTimes(2))
    await user.click(submitButton())
    await eventually(() => expect(notify).toHaveBeenCalledTimes(3))
    expect(notify.mock.calls).toEqual([
      ['Please agree to the terms and conditions'],
      ['Failed to submit request. Please try again.'],
      ['Evaluation request submitted successfully!'],
    ])
    expect(notice()).toBe('')
  })

  it('uses the labels of the host', () => {
    renderWithSource(<EvaluationRequestForm />, [], {
      labels: { requestForm: { modelName: 'Modell', submit: 'Absenden' } },
    })
    expect(screen.getByLabelText('Modell')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Absenden' })).toBeTruthy()
    expect(screen.getByLabelText('Provider')).toBeTruthy()
  })

  it('passes class, attributes and ref to its outermost element', () => {
    const ref = createRef<HTMLElement>()
    render(<EvaluationRequestForm ref={ref} className="mine" id="ask" theme="dark" />)
    expect(ref.current?.className).toBe('tl-root tl-card mine')
    expect(ref.current?.id).toBe('ask')
    expect(ref.current?.dataset['theme']).toBe('dark')
  })

  it('keeps its state apart from a second form on the page', async () => {
    const user = userEvent.setup()
    render(
      <>
        <EvaluationRequestForm />
        <EvaluationRequestForm />
      </>,
    )
    const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Model Name')
    expect(first?.id).not.toBe(second?.id)
    await user.type(second ?? document.body, 'Second')
    expect([first?.value, second?.value]).toEqual(['', 'Second'])
  })
})

describe('the honeypot of EvaluationRequestForm', () => {
  it('is hidden visually, from the tab order and from screen readers', () => {
    render(<EvaluationRequestForm />)
    expect(honeypot().tabIndex).toBe(-1)
    expect(honeypot().autocomplete).toBe('off')
    expect(honeypot().closest('.tl-visually-hidden')?.getAttribute('aria-hidden')).toBe('true')
    expect(screen.queryByRole('textbox', { name: HONEYPOT })).toBeNull()
  })

  it('asks once more when it is filled in, before the request is sent', async () => {
    const onSubmit = vi.fn()
    const user = userEvent.setup()
    render(<EvaluationRequestForm onSubmit={onSubmit} />)
    await fillIn(user, { ...FIELDS, [HONEYPOT]: 'https://buy.example' })
    await user.click(screen.getByLabelText(TERMS))
    await user.click(submitButton())
    await eventually(() => expect(notice()).toBe(enForm.submitAgain))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(honeypot().value).toBe('')

    await user.click(submitButton())
    await eventually(() => expect(notice()).toBe('Evaluation request submitted successfully!'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
