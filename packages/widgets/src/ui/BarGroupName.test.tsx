import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarGroupName } from './BarGroupName.tsx'

function linesOf(value: string) {
  const { container } = render(
    <svg>
      <BarGroupName payload={{ value }} x={70} y={100} textAnchor="end" />
    </svg>,
  )
  return [...container.querySelectorAll('tspan')].map((line) => [
    line.textContent,
    line.getAttribute('y'),
  ])
}

describe('the name of a group of bars', () => {
  it('stands in the middle of its bars', () => {
    expect(linesOf('Bias')).toEqual([['Bias', '100']])
  })

  it('takes as many lines as it needs, around the same middle', () => {
    expect(linesOf('Jailbreak Resistance')).toEqual([
      ['Jailbreak', '93'],
      ['Resistance', '107'],
    ])
  })

  it('keeps short words together and never cuts a long one', () => {
    expect(linesOf('Is it so').map(([line]) => line)).toEqual(['Is it so'])
    expect(linesOf('Voreingenommenheit').map(([line]) => line)).toEqual(['Voreingenommenheit'])
  })
})
