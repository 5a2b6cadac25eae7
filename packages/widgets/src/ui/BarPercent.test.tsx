import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarPercent } from './BarPercent.tsx'

function labelOf(value: unknown, width: number) {
  const viewBox = { x: 100, y: 20, width, height: 14 }
  const { container } = render(
    <svg>
      <BarPercent locale="en" value={value} viewBox={viewBox} />
    </svg>,
  )
  const text = container.querySelector('text')
  return (
    text && [text.textContent, ...['x', 'y', 'text-anchor'].map((name) => text.getAttribute(name))]
  )
}

describe('the percentage of a bar', () => {
  it('stands beyond its end, in its middle', () => {
    expect(labelOf(0.914, 200)).toEqual(['91.4%', '305', '27', 'start'])
  })

  it('stands to the left of a bar that grows to the left', () => {
    expect(labelOf(0.914, -50)).toEqual(['91.4%', '45', '27', 'end'])
  })

  it('is said of a true zero, and not of a score that is missing', () => {
    expect(labelOf(0, 0)?.[0]).toBe('0.0%')
    expect(labelOf(undefined, 0)).toBeNull()
  })
})
