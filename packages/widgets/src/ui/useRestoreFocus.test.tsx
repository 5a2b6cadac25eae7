import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { WidgetRoot } from './WidgetRoot.tsx'
import { eventually } from '../testing/eventually.ts'

/** A component that replaces its button by its own state, so that the widget does not render. */
function Inner() {
  const [isDone, setIsDone] = useState(false)
  return isDone ? <p>Done</p> : <button onClick={() => setIsDone(true)}>Replace inside</button>
}

// The handlers of the host.
const onFocus = vi.fn()
const onBlur = vi.fn()

/** A widget with buttons that remove themselves, on a page with another button. */
function Page() {
  const [isRemoved, setIsRemoved] = useState(false)
  return (
    <>
      <WidgetRoot data-testid="widget" onFocus={onFocus} onBlur={onBlur}>
        {isRemoved ? (
          <p>Removed</p>
        ) : (
          <button onClick={() => setIsRemoved(true)}>Remove itself</button>
        )}
        <div data-testid="container" tabIndex={-1}>
          {!isRemoved && <button onClick={() => setIsRemoved(true)}>Remove from container</button>}
        </div>
        <Inner />
      </WidgetRoot>
      <p>Text of the host</p>
      <button onClick={() => setIsRemoved(true)}>Remove from outside</button>
    </>
  )
}

async function press(name: string) {
  const user = userEvent.setup()
  render(<Page />)
  await user.tab()
  await user.click(screen.getByRole('button', { name }))
  expect(screen.getByText('Removed')).toBeTruthy()
}

describe('useRestoreFocus', () => {
  it('moves the focus to the widget when the focused element is removed', async () => {
    await press('Remove itself')
    expect(document.activeElement).toBe(screen.getByTestId('widget'))
  })

  it('calls the handlers of the host too', async () => {
    await press('Remove itself')
    expect(onFocus).toHaveBeenCalled()
    act(() => screen.getByTestId('widget').blur())
    expect(onBlur).toHaveBeenCalled()
  })

  it('moves the focus to the closest container that can take it', async () => {
    await press('Remove from container')
    expect(document.activeElement).toBe(screen.getByTestId('container'))
  })

  it('moves the focus to the widget inside of a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const container = shadow.appendChild(document.createElement('div'))
    const page = within(render(<Page />, { container }).container)
    act(() => page.getByText('Replace inside').focus())
    fireEvent.click(page.getByText('Replace inside'))
    await eventually(() => expect(shadow.activeElement).toBe(page.getByTestId('widget')))
    host.remove()
  })

  it('leaves the focus on an element outside of the widget', async () => {
    await press('Remove from outside')
    expect(document.activeElement).toBe(screen.getByText('Remove from outside'))
  })

  it('notices what a component inside removes', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByText('Replace inside'))
    await eventually(() => expect(document.activeElement).toBe(screen.getByTestId('widget')))
  })

  it.each([
    ['clicked on text', () => userEvent.click(screen.getByText('Text of the host'))],
    [
      'left the window',
      () => {
        act(() => {
          screen.getByText('Remove itself').blur()
        })
        return Promise.resolve()
      },
    ],
  ])('leaves the focus alone after the reader has %s', async (_, leave) => {
    render(<Page />)
    act(() => screen.getByText('Remove itself').focus())
    await leave()
    await act(() => Promise.resolve())
    fireEvent.click(screen.getByText('Remove from outside'))
    await act(() => Promise.resolve())
    expect(screen.getByText('Removed')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('does not take the focus on mount', () => {
    render(<Page />)
    expect(document.activeElement).toBe(document.body)
  })
})
