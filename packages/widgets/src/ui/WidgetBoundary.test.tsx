import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WidgetBoundary } from './WidgetBoundary.tsx'

const WORDS = { brokenTitle: 'It failed', brokenText: 'The rest works.', tryAgain: 'Try again' }

const weather = { isBad: false }

function Widget({ name }: { name: string }) {
  if (weather.isBad && name === 'Fragile') throw new Error('the widget threw')
  return <p>{name}</p>
}

function Page() {
  return (
    <main>
      <h1>The host’s page</h1>
      <WidgetBoundary words={WORDS}>
        <Widget name="Fragile" />
      </WidgetBoundary>
      <WidgetBoundary words={WORDS}>
        <Widget name="Sturdy" />
      </WidgetBoundary>
    </main>
  )
}

beforeEach(() => {
  weather.isBad = false
  // React reports every error that a boundary catches.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    silence.mockRestore()
  }
})

describe('the boundary of a widget', () => {
  it('is not seen while the widget works', () => {
    const { container } = render(
      <WidgetBoundary words={WORDS}>
        <Widget name="Sturdy" />
      </WidgetBoundary>,
    )
    expect(container.innerHTML).toBe('<p>Sturdy</p>')
  })

  it('lets a widget that throws take down only itself, and says so', () => {
    weather.isBad = true
    render(<Page />)
    expect(screen.getByRole('alert').textContent).toBe('It failedThe rest works.Try again')
    expect(screen.getByRole('heading', { name: 'The host’s page' })).toBeTruthy()
    expect(screen.getByText('Sturdy')).toBeTruthy()
    expect(screen.queryByText('Fragile')).toBeNull()
  })

  it('does the same for a widget that throws later', () => {
    const { rerender } = render(<Page />)
    expect(screen.getByText('Fragile')).toBeTruthy()
    weather.isBad = true
    rerender(<Page />)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByText('Sturdy')).toBeTruthy()
  })

  it('brings the widget back by Try again once it works', async () => {
    weather.isBad = true
    render(<Page />)
    weather.isBad = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Fragile')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers Try again anew where the widget still throws', async () => {
    weather.isBad = true
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeTruthy()
    weather.isBad = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Fragile')).toBeTruthy()
  })

  it('leaves the error to be seen in the console', () => {
    weather.isBad = true
    render(<Page />)
    const told = vi.mocked(console.error).mock.calls.flat().map(String).join('\n')
    expect(told).toContain('the widget threw')
  })
})
