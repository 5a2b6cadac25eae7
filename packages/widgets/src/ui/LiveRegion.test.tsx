import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion } from './LiveRegion.tsx'

const announced = () => screen.getByRole('status').textContent.trim()
const advance = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('LiveRegion', () => {
  it('renders empty before it announces its text', () => {
    render(<LiveRegion>Loading</LiveRegion>)
    expect(announced()).toBe('')
    advance(500)
    expect(announced()).toBe('Loading')
  })

  it('debounces a text that changes fast and announces the last one', () => {
    const { rerender } = render(<LiveRegion>20 models</LiveRegion>)
    advance(500)
    const texts = new Set<string>()
    for (const text of ['12 models', '7 models', '3 models']) {
      rerender(<LiveRegion>{text}</LiveRegion>)
      advance(200)
      texts.add(announced())
    }
    expect([...texts]).toEqual(['20 models'])
    advance(300)
    expect(announced()).toBe('3 models')
  })

  it('never announces a text that is removed within the debounce time', () => {
    const { rerender } = render(<LiveRegion>Loading</LiveRegion>)
    advance(400)
    rerender(<LiveRegion>{''}</LiveRegion>)
    advance(1000)
    expect(announced()).toBe('')
  })

  it('renders its text on a server and announces it after hydration', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<LiveRegion>Loading</LiveRegion>)
    expect(container.textContent).toBe('Loading')
    render(<LiveRegion>Loading</LiveRegion>, {
      container: document.body.appendChild(container),
      hydrate: true,
    })
    const region = screen.getByRole('status')
    const rendered = region.firstChild
    advance(499)
    expect(region.firstChild).toBe(rendered)
    advance(1)
    // Screen readers announce a new text node, not an unchanged one.
    expect(region.firstChild).not.toBe(rendered)
    expect(announced()).toBe('Loading')
  })

  it('keeps its element when the text changes', () => {
    const { rerender } = render(<LiveRegion>one</LiveRegion>)
    const region = screen.getByRole('status')
    rerender(<LiveRegion>two</LiveRegion>)
    advance(500)
    expect(screen.getByRole('status')).toBe(region)
  })
})
