import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AxisTick } from './AxisTick.tsx'

function linesOf(value: string) {
  const { container } = render(
    <svg>
      <AxisTick payload={{ value }} x={70} y={100} textAnchor="end" />
    </svg>,
  )
  return [...container.querySelectorAll('tspan')].map((line) => [
    line.textContent,
    line.getAttribute('y'),
  ])
}

describe('AxisTick', () => {
  it('centres one line on its tick', () => {
    expect(linesOf('Bias')).toEqual([['Bias', '100']])
  })

  it('breaks a long label into lines and centres them on its tick', () => {
    expect(linesOf('Jailbreak Resistance')).toEqual([
      ['Jailbreak', '93'],
      ['Resistance', '107'],
    ])
  })

  it('joins short words in one line and never breaks a word', () => {
    expect(linesOf('Is it so').map(([line]) => line)).toEqual(['Is it so'])
    expect(linesOf('Voreingenommenheit').map(([line]) => line)).toEqual(['Voreingenommenheit'])
  })
})
