import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Status } from './Status.tsx'

const said = () => screen.getByRole('status').textContent.trim()
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Status', () => {
  it('is there before its text', () => {
    render(<Status>Loading</Status>)
    expect(said()).toBe('')
    pass(500)
    expect(said()).toBe('Loading')
  })

  it('says a text that changes fast once, as it is in the end', () => {
    const { rerender } = render(<Status>20 models</Status>)
    pass(500)
    const heard = new Set<string>()
    for (const text of ['12 models', '7 models', '3 models']) {
      rerender(<Status>{text}</Status>)
      pass(200)
      heard.add(said())
    }
    expect([...heard]).toEqual(['20 models'])
    pass(300)
    expect(said()).toBe('3 models')
  })

  it('never says what was over before it could be said', () => {
    const { rerender } = render(<Status>Loading</Status>)
    pass(400)
    rerender(<Status>{''}</Status>)
    pass(1000)
    expect(said()).toBe('')
  })

  it('is rendered with its text by a server, and heard after it was hydrated', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Status>Loading</Status>)
    expect(container.textContent).toBe('Loading')
    render(<Status>Loading</Status>, {
      container: document.body.appendChild(container),
      hydrate: true,
    })
    const region = screen.getByRole('status')
    const rendered = region.firstChild
    pass(499)
    expect(region.firstChild).toBe(rendered)
    pass(1)
    // A text node that stays as it is would not be announced.
    expect(region.firstChild).not.toBe(rendered)
    expect(said()).toBe('Loading')
  })

  it('keeps its region, so that the next text is heard', () => {
    const { rerender } = render(<Status>one</Status>)
    const region = screen.getByRole('status')
    rerender(<Status>two</Status>)
    pass(500)
    expect(screen.getByRole('status')).toBe(region)
  })
})
