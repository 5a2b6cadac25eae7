import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getFieldError, getFieldHint } from '../testing/forms.ts'
import { CheckField } from './CheckField.tsx'
import { Field } from './Field.tsx'

function NamedField({ label = 'Name', error }: { label?: string; error?: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {(control) => <input {...control} />}
    </Field>
  )
}

describe('Field', () => {
  it('focuses its control on a click on its label', async () => {
    render(<NamedField />)
    await userEvent.click(screen.getByText('Name'))
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('sets required on its control', () => {
    render(
      <>
        <NamedField label="Optional" />
        <Field label="Required" error={undefined} isRequired>
          {(control) => <input {...control} />}
        </Field>
      </>,
    )
    expect(screen.getByLabelText<HTMLInputElement>('Optional').required).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('Required').required).toBe(true)
  })

  it('is valid and has no description without an error', () => {
    render(<NamedField />)
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('false')
    expect(getFieldError('Name')).toBeUndefined()
  })

  it('is invalid and has its error as description while there is one', () => {
    const { rerender } = render(<NamedField error="Too short." />)
    expect(getFieldError('Name')).toBe('Too short.')
    rerender(<NamedField />)
    expect(getFieldError('Name')).toBeUndefined()
    expect(screen.queryByText('Too short.')).toBeNull()
  })

  it('has its hint as description, and the error in its place while there is one', () => {
    const field = (error?: string) => (
      <Field label="Name" hint="As on your card." error={error}>
        {(control) => <input {...control} />}
      </Field>
    )
    const { rerender } = render(field())
    expect(getFieldHint('Name')).toBe('As on your card.')
    rerender(field('Too short.'))
    expect([getFieldError('Name'), getFieldHint('Name')]).toEqual(['Too short.', undefined])
    expect(screen.queryByText('As on your card.')).toBeNull()
  })

  it('shows its mark beside its name, which stays the same', () => {
    render(
      <Field label="Name" mark="optional" error={undefined}>
        {(control) => <input {...control} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
    expect(screen.getByText('optional')).toBeTruthy()
  })

  it('has its own error when another field has the same label', () => {
    render(
      <>
        <NamedField error="First." />
        <NamedField error="Second." />
      </>,
    )
    const described = screen
      .getAllByLabelText('Name')
      .map((field) => field.getAttribute('aria-describedby') ?? '')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'First.',
      'Second.',
    ])
  })
})

describe('CheckField', () => {
  it('is checked by a click on its label', async () => {
    render(<CheckField label="I agree" error={undefined} />)
    await userEvent.click(screen.getByText('I agree'))
    expect(screen.getByLabelText<HTMLInputElement>('I agree').checked).toBe(true)
  })

  it.each([
    ['in its label', 'I agree to the terms, all of them', 'I agree to the terms, all of them'],
    ['after its label', 'I agree', 'I agree the terms'],
  ])('has a button %s that does not check it', async (_, label, text) => {
    const onPress = vi.fn()
    const action = { text: 'the terms', onPress }
    const { container } = render(<CheckField label={label} error={undefined} action={action} />)
    const box = screen.getByLabelText<HTMLInputElement>(label)
    await userEvent.click(screen.getByRole('button', { name: 'the terms' }))
    expect(onPress.mock.calls).toEqual([[screen.getByRole('button')]])
    expect(box.checked).toBe(false)
    await userEvent.click(screen.getByText(/^I agree/, { selector: 'label' }))
    expect(box.checked).toBe(true)
    expect(screen.getByRole('checkbox', { name: label })).toBe(box)
    expect(container.textContent.replaceAll(/\s+/g, ' ')).toBe(text)
  })

  it('is invalid and has its error as description while there is one', () => {
    const { rerender } = render(<CheckField label="I agree" error="Please agree." />)
    expect(getFieldError('I agree')).toBe('Please agree.')
    rerender(<CheckField label="I agree" error={undefined} />)
    expect(getFieldError('I agree')).toBeUndefined()
  })
})
