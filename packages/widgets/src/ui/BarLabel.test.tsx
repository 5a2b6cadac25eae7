import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarLabel } from './BarLabel.tsx'

function labelOf(value: unknown, width: number) {
  const viewBox = { x: 100, y: 20, width, height: 14 }
  const { container } = render(
    <svg>
      <BarLabel locale="en" value={value} viewBox={viewBox} />
    </svg>,
  )
  const text = container.querySelector('text')
  return (
    text && [text.textContent, ...['x', 'y', 'text-anchor'].map((name) => text.getAttribute(name))]
  )
}

describe('BarLabel', () => {
  it('renders to the right of a bar that grows to the right', () => {
    expect(labelOf(0.914, 200)).toEqual(['91.4%', '309', '27', 'start'])
  })

  it('renders to the left of a bar that grows to the left', () => {
    expect(labelOf(0.914, -50)).toEqual(['91.4%', '41', '27', 'end'])
  })

  it('renders 0.0% for a zero and nothing for a missing score', () => {
    expect(labelOf(0, 0)?.[0]).toBe('0.0%')
    expect(labelOf(undefined, 0)).toBeNull()
  })
})
