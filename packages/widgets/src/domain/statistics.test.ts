import { describe, expect, it } from 'vitest'
import { mean, zScores } from './statistics.ts'

const many = (value: number) => Array.from({ length: 30_000 }, () => value)

describe('the mean', () => {
  it.each([
    ['of one value is that value', [0.93], 0.93],
    ['of zeros is zero', [0, 0, 0], 0],
    ['includes a zero', [0, 1], 0.5],
    ['of 0.1, 0.2 and 0.3 is exactly 0.2', [0.1, 0.2, 0.3], 0.2],
    ['of 1 - 0.018 and 0.457 is exactly 0.7195', [1 - 0.018, 0.457], 0.7195],
    ['of 1 - 0.9 is 0.1', [1 - 0.9], 0.1],
    ['of thirds keeps twelve digits', [0, 0, 1], 0.333333333333],
    ['counts repeated values', [0.2, 0.2, 0.8], 0.4],
    ['accepts negative values', [-1, 0.5], -0.25],
  ])('%s', (_, values, expected) => {
    expect(mean(values)).toBe(expected)
  })

  it('does not depend on the order of the values', () => {
    const values = Array.from({ length: 400 }, (_, k) => ((k * 37) % 400) / 1000)
    expect(mean([...values].reverse())).toBe(mean(values))
    expect(mean([...values].sort((a, b) => a - b))).toBe(mean(values))
    expect(mean(values)).toBe(0.1995)
  })

  it('throws for an empty list', () => {
    expect(() => mean([])).toThrow(RangeError)
  })
})

describe('z-scores', () => {
  it('use the population standard deviation', () => {
    // The mean is 0.5, the variance 0.32 / 8 = 0.04 and the deviation 0.2.
    const values = [0.2, 0.4, 0.4, 0.4, 0.5, 0.5, 0.7, 0.9]
    expect(zScores(values)).toEqual([-1.5, -0.5, -0.5, -0.5, 0, 0, 1, 2])
  })

  it('of two values are -1 and 1, where the sample deviation would give 0.71', () => {
    expect(zScores([0.25, 0.75])).toEqual([-1, 1])
  })

  it('keep missing values missing and ignore them', () => {
    expect(zScores([undefined, 0.25, undefined, 0.75])).toEqual([undefined, -1, undefined, 1])
  })

  it('include a measured zero', () => {
    expect(zScores([0, 1])).toEqual([-1, 1])
  })

  it.each([
    ['are 0 for one value', [0.4], [0]],
    ['are 0 for one repeating fraction', [2 / 3], [0]],
    ['are 0 for one value among missing ones', [undefined, 0.4], [undefined, 0]],
    ['are 0 for zeros', [0, 0, 0], [0, 0, 0]],
    ['are 0 for equal tenths', [0.1, 0.1, 0.1], [0, 0, 0]],
    ['are 0 for equal thirds', [1 / 3, 1 / 3, 1 / 3], [0, 0, 0]],
    ['are 0 for values that differ by floating-point noise', [0.1 + 0.2, 0.3, 1 - 0.7], [0, 0, 0]],
    ['are 0 for thousands of equal tenths', many(0.1), many(0)],
    ['are empty without values', [], []],
    ['are undefined when all values are missing', [undefined, undefined], [undefined, undefined]],
  ])('%s', (_, values, expected) => {
    expect(zScores(values)).toEqual(expected)
  })

  it('are 0 for 400 equal values of any size', () => {
    const sevenths = Array.from({ length: 8 }, (_, k) => k / 7)
    const wrong = sevenths.filter((value) =>
      zScores(Array.from({ length: 400 }, () => value)).some((z) => z !== 0),
    )
    expect(wrong).toEqual([])
  })

  it('ignore the floating-point noise of a complement', () => {
    expect(zScores([1 - 0.9, 1 - 0.8, 1 - 0.3])).toEqual(zScores([0.1, 0.2, 0.7]))
  })

  it('of 400 values have mean 0 and population standard deviation 1', () => {
    const values = Array.from({ length: 400 }, (_, k) => ((k * k) % 997) / 997)
    const scores = zScores(values).filter((z) => z !== undefined)
    expect(scores).toHaveLength(400)
    expect(scores.reduce((sum, z) => sum + z, 0) / 400).toBeCloseTo(0, 9)
    expect(scores.reduce((sum, z) => sum + z * z, 0) / 400).toBeCloseTo(1, 9)
  })

  it('do not mutate their input', () => {
    const values = [1 / 3, undefined, 0.5]
    zScores(values)
    expect(values).toEqual([1 / 3, undefined, 0.5])
  })
})
