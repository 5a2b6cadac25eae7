import { describe, expect, it } from 'vitest'
import { mean, zScores } from './statistics.ts'

describe('the mean', () => {
  it.each([
    ['of one value is that value', [0.93], 0.93],
    ['of zeros is zero', [0, 0, 0], 0],
    ['counts a zero like any other value', [0, 1], 0.5],
    ['of 0.1, 0.2 and 0.3 is 0.2 without binary noise', [0.1, 0.2, 0.3], 0.2],
    ['of 1 - 0.018 and 0.457 is what the decimals say', [1 - 0.018, 0.457], 0.7195],
    ['of 1 - 0.9 is 0.1', [1 - 0.9], 0.1],
    ['of a third keeps twelve digits', [0, 0, 1], 0.333333333333],
    ['is unweighted and takes repetitions', [0.2, 0.2, 0.8], 0.4],
    ['takes negative values', [-1, 0.5], -0.25],
  ])('%s', (_, values, expected) => {
    expect(mean(values)).toBe(expected)
  })

  it('does not depend on the order of the values', () => {
    const values = Array.from({ length: 400 }, (_, k) => ((k * 37) % 400) / 1000)
    expect(mean([...values].reverse())).toBe(mean(values))
    expect(mean([...values].sort((a, b) => a - b))).toBe(mean(values))
    expect(mean(values)).toBe(0.1995)
  })

  it('of no values does not exist', () => {
    expect(() => mean([])).toThrow(RangeError)
  })
})

describe('z-scores', () => {
  it('use the population deviation, checked by hand', () => {
    // Mean 0.5; squares of the distances sum to 0.32; 0.32 / 8 is 0.04; its root is 0.2.
    const values = [0.2, 0.4, 0.4, 0.4, 0.5, 0.5, 0.7, 0.9]
    expect(zScores(values)).toEqual([-1.5, -0.5, -0.5, -0.5, 0, 0, 1, 2])
  })

  it('of two values are -1 and 1, which a sample deviation would make 0.71', () => {
    expect(zScores([0.25, 0.75])).toEqual([-1, 1])
  })

  it('leave a missing value missing and without any part in the others', () => {
    expect(zScores([undefined, 0.25, undefined, 0.75])).toEqual([undefined, -1, undefined, 1])
  })

  it('let a true zero take part', () => {
    expect(zScores([0, 1])).toEqual([-1, 1])
  })

  it.each([
    ['one value lies at 0', [0.4], [0]],
    ['one value of endless digits lies at 0', [2 / 3], [0]],
    ['one value beside missing ones lies at 0', [undefined, 0.4], [undefined, 0]],
    ['zeros lie at 0', [0, 0, 0], [0, 0, 0]],
    ['three tenths that are all alike lie at 0', [0.1, 0.1, 0.1], [0, 0, 0]],
    ['thirds that are all alike lie at 0', [1 / 3, 1 / 3, 1 / 3], [0, 0, 0]],
    ['values that differ by binary noise only lie at 0', [0.1 + 0.2, 0.3, 1 - 0.7], [0, 0, 0]],
    ['none exist when there are no values', [], []],
    ['none exist when all are missing', [undefined, undefined], [undefined, undefined]],
  ])('%s', (_, values, expected) => {
    expect(zScores(values)).toEqual(expected)
  })

  it('are zero for four hundred values that are all alike, whichever they are', () => {
    const sevenths = Array.from({ length: 8 }, (_, k) => k / 7)
    const wrong = sevenths.filter((value) =>
      zScores(Array.from({ length: 400 }, () => value)).some((z) => z !== 0),
    )
    expect(wrong).toEqual([])
  })

  it('do not change with the binary noise of a figure that was turned round', () => {
    expect(zScores([1 - 0.9, 1 - 0.8, 1 - 0.3])).toEqual(zScores([0.1, 0.2, 0.7]))
  })

  it('have the mean 0 and the population deviation 1, over four hundred values', () => {
    const values = Array.from({ length: 400 }, (_, k) => ((k * k) % 997) / 997)
    const scores = zScores(values).filter((z) => z !== undefined)
    expect(scores).toHaveLength(400)
    expect(scores.reduce((sum, z) => sum + z, 0) / 400).toBeCloseTo(0, 9)
    expect(scores.reduce((sum, z) => sum + z * z, 0) / 400).toBeCloseTo(1, 9)
  })

  it('leave the values that they are given alone', () => {
    const values = [1 / 3, undefined, 0.5]
    zScores(values)
    expect(values).toEqual([1 / 3, undefined, 0.5])
  })
})
