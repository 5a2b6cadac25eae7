import { describe, expect, it } from 'vitest'
import { poisson, seededRandom, weightedPick, zipf } from './random.ts'

const DRAWS = 20_000

it('the same seed gives the same numbers, and another gives others', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw(1)).toEqual(draw(1))
  expect(draw(2)).not.toEqual(draw(1))
})

describe('counts of things that happen', () => {
  it.each([0, 0.5, 5, 80])('are %d on average, with a variance like it', (mean) => {
    const random = seededRandom(3)
    const counts = Array.from({ length: DRAWS }, () => poisson(mean, random))
    const average = counts.reduce((sum, count) => sum + count, 0) / DRAWS
    const variance = counts.reduce((sum, count) => sum + (count - average) ** 2, 0) / DRAWS
    expect(Math.abs(average - mean)).toBeLessThan(0.02 * mean + 0.01)
    expect(Math.abs(variance - mean)).toBeLessThan(0.1 * mean + 0.1)
  })
})

it('what is in the n-th place is picked 1/n as often as what is in the first', () => {
  const pick = weightedPick(zipf(3), seededRandom(5))
  const counts = [0, 0, 0]
  for (let draw = 0; draw < DRAWS; draw++) {
    const index = pick()
    counts[index] = (counts[index] ?? 0) + 1
  }
  const [first = 0, second = 0, third = 0] = counts
  expect(first + second + third).toBe(DRAWS)
  expect(second / first).toBeCloseTo(1 / 2, 1)
  expect(third / first).toBeCloseTo(1 / 3, 1)
})

it('a weight of zero is never picked', () => {
  const pick = weightedPick([0, 1, 0], seededRandom(7))
  expect(new Set(Array.from({ length: 1000 }, pick))).toEqual(new Set([1]))
})
