import { expect, it } from 'vitest'
import { inSteps } from './inSteps.ts'

it('rows come into sight by steps, so that a pixel of scrolling changes nothing', () => {
  const seen = inSteps({ from: 41, to: 53 }, { from: 0, to: 16 })
  expect(seen).toEqual({ from: 40, to: 54 })
  expect(inSteps({ from: 41, to: 54 }, seen)).toBe(seen)
  expect(inSteps({ from: 42, to: 55 }, seen)).toEqual({ from: 42, to: 56 })
})
