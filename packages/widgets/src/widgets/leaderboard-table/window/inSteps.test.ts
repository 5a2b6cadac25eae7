import { expect, it } from 'vitest'
import { inSteps } from './inSteps.ts'

it('rows come into sight by steps, so that a pixel of scrolling changes nothing', () => {
  const seen = inSteps({ from: 41, to: 54 }, { from: 0, to: 16 })
  expect(seen).toEqual({ from: 40, to: 56 })
  expect(inSteps({ from: 43, to: 56 }, seen)).toBe(seen)
  expect(inSteps({ from: 44, to: 57 }, seen)).toEqual({ from: 44, to: 60 })
})
