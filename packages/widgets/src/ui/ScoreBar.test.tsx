import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ScoreBar } from './ScoreBar.tsx'

describe('ScoreBar', () => {
  it.each([
    [0, '0%', 'poor'],
    [0.599, '59.9%', 'poor'],
    [0.6, '60%', 'belowAverage'],
    [0.855, '85.5%', 'good'],
    [1, '100%', 'excellent'],
  ])(
    'renders %d with a fill of %s in the colour of its band, hidden from screen readers',
    (raw, end, band) => {
      const { container } = render(<ScoreBar raw={raw} />)
      const bar = container.querySelector<HTMLElement>('.tl-score-bar')
      expect(bar?.querySelector('span')?.style.inlineSize).toBe(end)
      expect(bar?.dataset['band']).toBe(band)
      expect(bar?.getAttribute('aria-hidden')).toBe('true')
    },
  )
})

it('has a mark from one end of the interval to the other, and an open end without an interval', () => {
  const { container, rerender } = render(
    <ScoreBar raw={0.5} interval={{ lower: 0.4, upper: 0.625, kind: 'at_least' }} />,
  )
  const bar = container.firstElementChild as HTMLElement
  expect(bar.dataset['interval']).toBe('at_least')
  expect(bar.style.getPropertyValue('--_tl-lower')).toBe('40%')
  expect(bar.style.getPropertyValue('--_tl-upper')).toBe('62.5%')
  rerender(<ScoreBar raw={0.5} />)
  expect(bar.dataset['interval']).toBe('unknown')
  expect(bar.style.getPropertyValue('--_tl-upper')).toBe('50%')
})
