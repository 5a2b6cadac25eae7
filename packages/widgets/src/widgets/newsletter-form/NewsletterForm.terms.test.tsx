import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { enTermsOfUse } from '../../labels/index.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { NewsletterForm, type NewsletterFormProps } from './index.ts'

const { notSent, contactUnknown } = enTermsOfUse

const opener = () => screen.getByRole('button', { name: 'terms and conditions' })
const terms = () => screen.getByRole('dialog', { name: 'Terms and conditions' })

async function renderOpen(props: NewsletterFormProps = {}) {
  const user = userEvent.setup()
  render(<NewsletterForm {...props} />)
  await user.click(opener())
  return user
}

describe('the terms of NewsletterForm', () => {
  it('opens from the label without checking the box or submitting the form', async () => {
    const onSubmit = vi.fn()
    const user = await renderOpen({ onSubmit })
    expect(terms()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows the stored data, the purpose, the period and the contact', async () => {
    await renderOpen({ contactEmail: 'lab@example.org' })
    const titles = within(terms()).getAllByRole('heading', { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'What is stored',
      'Why it is stored',
      'How long it is stored',
      'Contact',
    ])
    const stored = within(terms()).getAllByRole('listitem')
    expect(stored.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      enTermsOfUse.agreement,
      enTermsOfUse.arrival,
    ])
    const link = within(terms()).getByRole('link', { name: 'lab@example.org' })
    expect(link.getAttribute('href')).toBe('mailto:lab@example.org')
  })

  it.each<[string, NewsletterFormProps, boolean, boolean]>([
    ['the form has neither host nor contact', {}, true, true],
    [
      'the form has a host and a contact',
      { onSubmit: vi.fn(), contactEmail: 'a@b.org' },
      false,
      false,
    ],
  ])(
    'shows whether the form is connected and whom to contact when %s',
    async (_, props, isNotSent, isUnknown) => {
      await renderOpen(props)
      expect(terms().textContent.includes(notSent)).toBe(isNotSent)
      expect(terms().textContent.includes(contactUnknown)).toBe(isUnknown)
    },
  )

  it('uses the labels of the host', async () => {
    const { user } = renderWithSource(<NewsletterForm />, [], {
      labels: { termsOfUse: { newsletterPeriod: 'Thirty days.' } },
    })
    await user.click(opener())
    expect(within(terms()).getByText('Thirty days.')).toBeTruthy()
    expect(within(terms()).getByText('Why it is stored')).toBeTruthy()
  })
})
