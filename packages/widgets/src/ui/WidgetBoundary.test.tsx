import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WidgetBoundary } from './WidgetBoundary.tsx'

const LABELS = { brokenTitle: 'It failed', brokenText: 'The rest works.', tryAgain: 'Try again' }

const state = { throws: false }

function Widget({ name }: { name: string }) {
  if (state.throws && name === 'Fragile') throw new Error('the widget threw')
  return <p>{name}</p>
}

function Page() {
  return (
    <main>
      <h1>The host’s page</h1>
      <WidgetBoundary labels={LABELS}>
        <Widget name="Fragile" />
      </WidgetBoundary>
      <WidgetBoundary labels={LABELS}>
        <Widget name="Sturdy" />
      </WidgetBoundary>
    </main>
  )
}

beforeEach(() => {
  state.throws = false
  // React logs every error that a boundary catches.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    consoleError.mockRestore()
  }
})

describe('WidgetBoundary', () => {
  it('renders only the widget while it does not throw', () => {
    const { container } = render(
      <WidgetBoundary labels={LABELS}>
        <Widget name="Sturdy" />
      </WidgetBoundary>,
    )
    expect(container.innerHTML).toBe('<p>Sturdy</p>')
  })

  it('replaces a widget that throws by a notice, and no other widget', () => {
    state.throws = true
    render(<Page />)
    expect(screen.getByRole('alert').textContent).toBe('It failedThe rest works.Try again')
    expect(screen.getByRole('heading', { name: 'The host’s page' })).toBeTruthy()
    expect(screen.getByText('Sturdy')).toBeTruthy()
    expect(screen.queryByText('Fragile')).toBeNull()
  })

  it('replaces a widget that throws on an update', () => {
    const { rerender } = render(<Page />)
    expect(screen.getByText('Fragile')).toBeTruthy()
    state.throws = true
    rerender(<Page />)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByText('Sturdy')).toBeTruthy()
  })

  it('renders the widget again on “Try again”', async () => {
    state.throws = true
    render(<Page />)
    state.throws = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Fragile')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the notice again when the widget still throws', async () => {
    state.throws = true
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeTruthy()
    state.throws = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Fragile')).toBeTruthy()
  })

  it('leaves the error in the console', () => {
    state.throws = true
    render(<Page />)
    const logged = vi.mocked(console.error).mock.calls.flat().map(String).join('\n')
    expect(logged).toContain('the widget threw')
  })
})
