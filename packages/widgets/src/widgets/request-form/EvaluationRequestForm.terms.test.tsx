import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { enTermsOfUse } from '../../labels/index.ts'
import { EvaluationRequestForm } from './index.ts'

it('the terms of EvaluationRequestForm list its fields, its purpose and its period', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  const { container } = render(<EvaluationRequestForm onSubmit={onSubmit} />)
  const labels = [...container.querySelectorAll('.tl-field-label > label')]
  const opener = screen.getByRole('button', { name: 'terms and conditions' })
  await user.click(opener)
  const terms = within(screen.getByRole('dialog', { name: 'Terms and conditions' }))
  expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...labels.map(({ textContent }) => textContent),
    enTermsOfUse.agreement,
    enTermsOfUse.arrival,
  ])
  expect(terms.getByText(enTermsOfUse.requestPurpose)).toBeTruthy()
  expect(terms.getByText(enTermsOfUse.requestPeriod)).toBeTruthy()

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(onSubmit).not.toHaveBeenCalled()
})
