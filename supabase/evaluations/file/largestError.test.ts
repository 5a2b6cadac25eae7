import { expect, it } from 'vitest'
import { largestError } from './largestError.ts'

const PERCENT = { low: 0, high: 100 }
const SCALE = { low: 1, high: 10 }

/** The standard error of the mean, with the correction for small samples. */
function computeError(results: readonly number[]): readonly [value: number, error: number] {
  const n = results.length
  const value = results.reduce((sum, result) => sum + result, 0) / n
  const squares = results.reduce((sum, result) => sum + (result - value) ** 2, 0)
  return [value, Math.sqrt(squares / (n - 1) / n)]
}

it.each([
  ['two prompts', computeError([0, 1]), undefined],
  ['two prompts on a scale', computeError([1, 10]), SCALE],
  ['one success among three', computeError([0, 0, 1]), undefined],
  ['one success among three, rounded', [33, 33.4], PERCENT],
  ['one failure among a thousand', computeError([0, ...Array<number>(999).fill(1)]), undefined],
  ['a value at a bound by Wilson’s interval of two prompts', [0, 0.168], undefined],
  ['a value at a bound by Wilson’s interval of 1,000 prompts', [100, 0.1], PERCENT],
] as const)('leaves the standard error of %s', (_, [value, error], range) => {
  expect(error).toBeLessThanOrEqual(largestError(value, range))
})

it.each([
  ['in percent beside a share', [0.9, 0.95], undefined],
  ['that is a deviation of other values', [2, 30], PERCENT],
  ['of more than half of the range', [0.5, 0.7], undefined],
  ['beside a value at a bound, of more than half of the range', [1, 7], SCALE],
] as const)('refuses one %s', (_, [value, error], range) => {
  expect(error).toBeGreaterThan(largestError(value, range))
})
