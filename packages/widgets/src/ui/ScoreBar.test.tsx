import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ScoreBar } from './ScoreBar.tsx'

describe('a bar', () => {
  it.each([
    [0, '0.0%', 'red'],
    [0.599, '59.9%', 'red'],
    [0.6, '60.0%', 'orange'],
    [0.8549, '85.5%', 'blue'],
    [1, '100.0%', 'emerald'],
  ])('of %d is filled to %s and is %s', (raw, end, colour) => {
    const { container } = render(<ScoreBar raw={raw} />)
    const bar = container.querySelector('svg')
    expect(bar?.querySelector('line')?.getAttribute('x2')).toBe(end)
    expect(bar?.dataset['colour']).toBe(colour)
  })

  it('says nothing, and has no style of its own that a page’s policy may forbid', () => {
    const { container } = render(<ScoreBar raw={0.5} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector('[style]')).toBeNull()
  })
})
