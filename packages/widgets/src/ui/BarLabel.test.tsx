import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Interval } from '../domain/index.ts'
import { BarLabel } from './BarLabel.tsx'

const KNOWN: Interval = { lower: 0.4, upper: 0.6, kind: 'known' }
const AT_LEAST: Interval = { ...KNOWN, kind: 'at_least' }

interface Given {
  readonly dir?: 'ltr' | 'rtl'
  readonly interval?: Interval | 'unknown' | 'none'
}

function renderLabel(score: number | undefined, { dir = 'ltr', interval = 'none' }: Given = {}) {
  const isRightToLeft = dir === 'rtl'
  const value =
    score === undefined
      ? undefined
      : {
          score,
          interval: typeof interval === 'object' ? interval : undefined,
          hasMargin: interval !== 'none',
        }
  const { container } = render(
    <svg>
      <BarLabel
        locale="en"
        isRightToLeft={isRightToLeft}
        colour={1}
        value={value}
        viewBox={{ x: isRightToLeft ? 300 : 100, y: 20, height: 14 }}
        plotWidth={200}
      />
    </svg>,
  )
  return container
}

function labelOf(...given: Parameters<typeof renderLabel>) {
  const text = renderLabel(...given).querySelector('text')
  return (
    text && [text.textContent, ...['x', 'y', 'text-anchor'].map((name) => text.getAttribute(name))]
  )
}

const marksOf = (...given: Parameters<typeof renderLabel>) =>
  Array.from(renderLabel(...given).querySelectorAll('path'), (path) => path.getAttribute('d'))

describe('BarLabel', () => {
  it('renders to the right of a bar that grows to the right', () => {
    expect(labelOf(0.9)).toEqual(['90.0%', '285', '27', 'start'])
  })

  it('renders to the left of a bar that grows to the left', () => {
    expect(labelOf(0.9, { dir: 'rtl' })).toEqual(['90.0%', '115', '27', 'end'])
  })

  it('renders beside the end of the mark', () => {
    expect(labelOf(0.5, { interval: KNOWN })?.[1]).toBe('225')
    expect(labelOf(0.5, { interval: KNOWN, dir: 'rtl' })?.[1]).toBe('175')
    expect(labelOf(0.5, { interval: AT_LEAST })?.[1]).toBe('234')
    expect(labelOf(0.5, { interval: 'unknown' })?.[1]).toBe('214')
  })

  it('renders 0.0% for a zero and nothing for a missing score', () => {
    expect(labelOf(0)?.[0]).toBe('0.0%')
    expect(labelOf(undefined)).toBeNull()
  })
})

describe('the mark on a bar', () => {
  const kindOf = (...given: Parameters<typeof renderLabel>) =>
    renderLabel(...given)
      .querySelector('[data-interval]')
      ?.getAttribute('data-interval')

  it('is a line from one end of a known interval to the other', () => {
    const [, line] = marksOf(0.5, { interval: KNOWN })
    expect(line).toMatch(/^M180 27v.*H220v/)
  })

  it('goes on in dots where the interval could be wider, not beyond a score of 0', () => {
    const [, line, dots] = marksOf(0.5, { interval: AT_LEAST })
    expect(line).toBe('M180 27H220')
    expect(dots).toBe('M180 27h-9M220 27h9')
    const low: Interval = { lower: 0.02, upper: 0.1, kind: 'at_least' }
    expect(marksOf(0.05, { interval: low })[2]).toBe('M104 27h-4M120 27h9')
    expect(marksOf(0.05, { interval: low, dir: 'rtl' })[2]).toBe('M296 27h4M280 27h-9')
  })

  it('hatches the end when the margin is unknown, also of a zero', () => {
    expect(kindOf(0.5, { interval: 'unknown' })).toBe('unknown')
    expect(kindOf(0, { interval: 'unknown' })).toBe('unknown')
    expect(kindOf(0.5, { interval: KNOWN })).toBe('known')
  })

  it('is absent for a score without a margin to show, and for a missing score', () => {
    expect(marksOf(0.5)).toEqual([])
    expect(marksOf(undefined, { interval: 'unknown' })).toEqual([])
  })
})
