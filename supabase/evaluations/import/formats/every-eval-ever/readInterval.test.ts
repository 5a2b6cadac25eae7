import { expect, it } from 'vitest'
import { readInterval } from './readInterval.ts'

const read = (score: number, lower: number, upper: number) =>
  readInterval(score, { lower, upper, confidence_level: 0.95 })

it('returns bounds around the score unchanged', () => {
  expect(read(0.89, 0.86, 0.92)).toEqual({ lower: 0.86, upper: 0.92, level: 0.95 })
})

it('adds offsets around 0 to a score outside them', () => {
  expect(read(0.5, -0.25, 0.25)).toEqual({ lower: 0.25, upper: 0.75, level: 0.95 })
})

it('ignores numbers that could be bounds or offsets', () => {
  expect(read(0.01, -0.02, 0.02)).toBeUndefined()
  expect(read(0, 0, 0.1)).toBeUndefined()
})

it('returns bounds that the record declares as such', () => {
  const published = { lower: -0.02, upper: 0.02 }
  expect(readInterval(0.01, published, 'bounds')).toEqual({ ...published, level: null })
  expect(readInterval(0.5, published, 'bounds')).toBeUndefined()
})

it('ignores numbers that are neither bounds nor offsets', () => {
  expect(read(0.5, 0.6, 0.7)).toBeUndefined()
})
