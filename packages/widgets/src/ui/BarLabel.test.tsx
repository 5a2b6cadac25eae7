import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarLabel } from './BarLabel.tsx'

function labelOf(score: number | undefined, width: number, end = score) {
  const viewBox = { x: 100, y: 20, width, height: 14 }
  const value = score === undefined ? undefined : { score, end }
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
    expect(labelOf(0.914, 200)).toEqual(['91.4%', '305', '27', 'start'])
  })

  it('renders to the left of a bar that grows to the left', () => {
    expect(labelOf(0.914, -50)).toEqual(['91.4%', '45', '27', 'end'])
  })

  it('renders beside the end of the whisker', () => {
    expect(labelOf(0.5, 200, 0.6)?.[1]).toBe('345')
    expect(labelOf(0.5, -50, 0.6)?.[1]).toBe('35')
  })

  it('renders 0.0% for a zero and nothing for a missing score', () => {
    expect(labelOf(0, 0)?.[0]).toBe('0.0%')
    expect(labelOf(undefined, 0)).toBeNull()
  })
})
