import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FIELD_LIMITS, type FigureAddress } from '../../domain/index.ts'
import { enForm, enProblemForm, enTermsOfUse } from '../../labels/index.ts'
import {
  canSubmit,
  fillIn,
  getFieldError,
  getFieldHint,
  getFieldValues,
  submitButton,
} from '../../testing/forms.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ProblemReportForm, type ProblemReportFormProps } from './index.ts'

const EMPTY = 'Please fill in this field.'
const NO_ADDRESS = 'Please enter a web address that begins with https:// or http://.'
const TERMS = 'I agree to the terms and conditions'
const FIGURE: FigureAddress = { modelId: 'alpha', suiteId: 's', measure: 'bias' }
const COMPLETE = {
  Figure: 'Alpha, Bias',
  'What is wrong': 'The paper says 0.5.',
  Name: 'Jo',
  'Contact Email': 'jo@example.org',
}
const OPTIONAL = {
  'What it should be': '0.5, in table 3',
  Evidence: 'https://example.org/paper',
  'Who you are': 'provider',
}
const HONEYPOT = 'Leave this field empty'

async function send(texts: Readonly<Record<string, string>>, props: ProblemReportFormProps = {}) {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<ProblemReportForm onSubmit={onSubmit} {...props} />)
  await fillIn(user, texts)
  await user.click(screen.getByLabelText(TERMS))
  await user.click(submitButton())
  return { user, onSubmit }
}

describe('ProblemReportForm', () => {
  it('starts with the figure of the host, and sends it with what the visitor says', async () => {
    const props = { figure: FIGURE, defaultReportedFigure: 'Alpha · Bias · Suite' }
    const { Figure: _, ...texts } = { ...COMPLETE, ...OPTIONAL }
    const { onSubmit } = await send(texts, props)
    await screen.findByText(enProblemForm.succeeded)
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          figure: FIGURE,
          reportedFigure: 'Alpha · Bias · Suite',
          problem: 'The paper says 0.5.',
          correction: '0.5, in table 3',
          evidenceUrl: 'https://example.org/paper',
          reporterRole: 'provider',
          name: 'Jo',
          contactEmail: 'jo@example.org',
          mayPublish: false,
          agreeToTerms: true,
        },
      ],
    ])
    expect(getFieldValues(['Figure', 'What is wrong'])).toEqual({
      Figure: 'Alpha · Bias · Suite',
      'What is wrong': '',
    })
  })

  it('sends a report on a figure in words alone, without what may stay empty', async () => {
    const { onSubmit } = await send(COMPLETE)
    await screen.findByText(enProblemForm.succeeded)
    expect(onSubmit.mock.calls).toMatchObject([
      [{ figure: undefined, correction: '', evidenceUrl: '', reporterRole: 'reader' }],
    ])
  })

  it('sends whether the words may be published', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    render(<ProblemReportForm onSubmit={onSubmit} />)
    await fillIn(user, COMPLETE)
    await user.click(screen.getByLabelText(enProblemForm.mayPublish))
    await user.click(screen.getByLabelText(TERMS))
    await user.click(submitButton())
    await screen.findByText(enProblemForm.succeeded)
    expect(onSubmit.mock.calls).toMatchObject([[{ mayPublish: true }]])
  })

  it('has one hint at each field', () => {
    render(<ProblemReportForm />)
    const names = [...Object.keys(COMPLETE), ...Object.keys(OPTIONAL)]
    expect(names.map(getFieldHint)).not.toContain(undefined)
  })

  it('rejects empty texts in every required field at once', async () => {
    const { onSubmit } = await send({})
    const names = Object.keys(COMPLETE)
    expect(names.map(getFieldError)).toEqual(names.map(() => EMPTY))
    expect(Object.keys(OPTIONAL).map(getFieldError)).toEqual([undefined, undefined, undefined])
    expect(document.activeElement).toBe(screen.getByLabelText('Figure'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['Figure', FIELD_LIMITS.reportedFigure],
    ['What is wrong', FIELD_LIMITS.problem],
    ['What it should be', FIELD_LIMITS.correction],
    ['Name', FIELD_LIMITS.name],
  ])(
    'accepts the most characters of “%s”, and rejects one more and a megabyte',
    async (...given) => {
      const [field, limit] = given
      const { user, onSubmit } = await send({ ...COMPLETE, [field]: 'x'.repeat(limit + 1) })
      expect(getFieldError(field)).toContain('Please use at most ')
      await fillIn(user, { [field]: 'x'.repeat(1_000_000) })
      await user.click(submitButton())
      expect(getFieldError(field)).toContain('Please use at most ')
      expect(onSubmit).not.toHaveBeenCalled()
      await fillIn(user, { [field]: 'x'.repeat(limit) })
      await user.click(submitButton())
      await screen.findByText(enProblemForm.succeeded)
    },
  )

  it.each(['javascript:alert(1)', 'example.org', 'https://user@example.org', 'https://a b'])(
    'rejects the evidence %s',
    async (Evidence) => {
      const { onSubmit } = await send({ ...COMPLETE, Evidence })
      expect(getFieldError('Evidence')).toBe(NO_ADDRESS)
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )

  it.each(['jo@example', 'a@b.c, d@e.f', 'a@b.c\u202e'])(
    'rejects the address %s',
    async (email) => {
      const { onSubmit } = await send({ ...COMPLETE, 'Contact Email': email })
      expect(getFieldError('Contact Email')).toBe(
        'Please enter an e-mail address, such as name@example.org.',
      )
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )

  it('takes markup, formulas and overrides of direction as the words that they are', async () => {
    const hostile = '=HYPERLINK("https://evil.example")<img src=x onerror=alert(1)>\u202e'
    const { onSubmit } = await send({ ...COMPLETE, 'What is wrong': hostile, Name: hostile })
    const summary = await screen.findByRole('region', { name: enForm.sentTitle })
    expect(onSubmit.mock.calls).toMatchObject([[{ problem: hostile, name: hostile }]])
    expect(within(summary).getAllByText(hostile)).toHaveLength(2)
    expect(summary.querySelector('img')).toBeNull()
  })

  it('disables its button until the terms are accepted', async () => {
    render(<ProblemReportForm />)
    expect(canSubmit()).toBe(false)
    await userEvent.click(screen.getByLabelText(TERMS))
    expect(canSubmit()).toBe(true)
  })

  it('asks once more when something filled in the honeypot', async () => {
    const { user, onSubmit } = await send({ ...COMPLETE, [HONEYPOT]: 'x' })
    expect(await screen.findByText(enForm.submitAgain)).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(submitButton())
    await screen.findByText(enProblemForm.succeeded)
  })

  it('keeps its values when the host rejects', async () => {
    const { user } = await send(COMPLETE, { onSubmit: () => Promise.reject(new Error('no')) })
    expect(await screen.findByText(enProblemForm.failed)).toBe(screen.getByRole('status'))
    expect(getFieldValues(Object.keys(COMPLETE))).toEqual(COMPLETE)
    await user.click(submitButton())
  })

  it('lists its fields, its purpose and its period in its terms', async () => {
    const user = userEvent.setup()
    render(<ProblemReportForm contactEmail="lab@example.org" />)
    await user.click(screen.getByRole('button', { name: 'terms and conditions' }))
    const terms = within(screen.getByRole('dialog', { name: 'Terms and conditions' }))
    expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Figure', 'What is wrong', 'What it should be', 'Evidence', 'Who you are', 'Name'],
      ...['Contact Email', enProblemForm.mayPublish, enTermsOfUse.agreement, enTermsOfUse.arrival],
    ])
    for (const text of ['storedProblem', 'problemPurpose', 'problemPeriod'] as const) {
      expect(terms.getByText(enTermsOfUse[text])).toBeTruthy()
    }
  })

  it('uses the labels, the class and the theme of the host', () => {
    const labels = { problemForm: { problem: 'Fehler' } }
    renderWithSource(<ProblemReportForm className="mine" theme="dark" />, [], { labels })
    expect(screen.getByLabelText('Fehler')).toBeTruthy()
    const root = screen.getByRole('form').closest<HTMLElement>('.tl-root')
    expect(root?.className).toBe('tl-root tl-card mine')
    expect(root?.dataset['theme']).toBe('dark')
  })
})

describe('ProblemReportForm that prepares messages', () => {
  const prepare = vi.fn(() => [{ label: 'Send as an e-mail', href: 'mailto:lab@example.org' }])

  it('says that it sends nothing, and offers the prepared ways below what was typed', async () => {
    await send(COMPLETE, { onSubmit: undefined, prepare })
    expect(screen.getByText(enProblemForm.prepares)).toBeTruthy()
    expect(screen.queryByText(enForm.notConnected)).toBeNull()
    const summary = await screen.findByRole('region', { name: enProblemForm.preparedTitle })
    const link = within(summary).getByRole('link', { name: 'Send as an e-mail' })
    expect(link.getAttribute('href')).toBe('mailto:lab@example.org')
    expect(screen.getByRole('status').textContent).toBe(enProblemForm.prepared)
    expect(screen.queryByText(enProblemForm.succeeded)).toBeNull()
    expect(prepare).toHaveBeenCalledWith(expect.objectContaining({ name: 'Jo' }))
  })

  it('sends to the host alone when there is one', async () => {
    prepare.mockClear()
    const { onSubmit } = await send(COMPLETE, { prepare })
    await screen.findByText(enProblemForm.succeeded)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(prepare).not.toHaveBeenCalled()
  })
})
