import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SearchField } from './SearchField.tsx'

/** A host that sets what the reader types only after a while. */
function LateHost() {
  const [value, setValue] = useState('odel')
  return (
    <>
      <SearchField
        label="Search"
        placeholder=""
        value={value}
        onChange={(next) => setTimeout(() => setValue(next), 50)}
      />
      <button onClick={() => setValue('from the host')}>Set</button>
      <p>{value}</p>
    </>
  )
}

/** A host that agrees, and sets the same text again after a while. */
function RepeatingHost() {
  const [value, setValue] = useState('model')
  const change = (next: string) => {
    setValue(next)
    setTimeout(() => setValue(next), 60)
  }
  return <SearchField label="Search" placeholder="" value={value} onChange={change} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search')
const waitForHost = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)))

describe('SearchField on a host that sets the value later', () => {
  it('keeps the caret and every letter', async () => {
    const user = userEvent.setup()
    render(<LateHost />)
    field().focus()
    field().setSelectionRange(0, 0)
    await user.keyboard('xy m')
    expect(field().value).toBe('xy model')
    expect(field().selectionStart).toBe(4)
    await waitForHost()
    expect([field().value, field().selectionStart]).toEqual(['xy model', 4])
    expect(screen.getByRole('paragraph').textContent).toBe('xy model')
  })

  it('keeps them when the host agrees at once and repeats each text later', async () => {
    const user = userEvent.setup({ delay: 25 })
    render(<RepeatingHost />)
    field().focus()
    field().setSelectionRange(0, 0)
    await user.keyboard('xyz')
    expect(field().value).toBe('xyzmodel')
    await waitForHost()
    expect([field().value, field().selectionStart]).toEqual(['xyzmodel', 3])
  })

  it('follows the host when it sets another text', async () => {
    render(<LateHost />)
    fireEvent.change(field(), { target: { value: 'model' } })
    expect(field().value).toBe('model')
    fireEvent.click(screen.getByText('Set'))
    expect(field().value).toBe('from the host')
    await waitForHost()
    expect(field().value).toBe('model')
  })

  it('shows the text of the host when the reader leaves', () => {
    render(<SearchField label="Search" placeholder="" value="set" onChange={() => {}} />)
    fireEvent.change(field(), { target: { value: 'typed' } })
    expect(field().value).toBe('typed')
    fireEvent.blur(field())
    expect(field().value).toBe('set')
  })
})
