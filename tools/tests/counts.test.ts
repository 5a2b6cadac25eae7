import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, formatCounts, sumCounts, withPartFailure } from './counts.ts'

const PASSED = { passed: 2, failed: 0, skipped: 1 }

it('counts a test that passes on a retry as failed', () => {
  const report = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

it('counts todo tests of vitest as skipped', () => {
  const summary = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(countVitest(JSON.stringify(summary))).toEqual({ passed: 4, failed: 1, skipped: 3 })
})

describe('withPartFailure', () => {
  it.each([
    ['passes', PASSED, 0, 0],
    ['has failed tests', { ...PASSED, failed: 3 }, 1, 3],
    ['crashes after its tests have passed', PASSED, 1, 1],
    ['is terminated by a signal', PASSED, 'SIGKILL', 1],
    ['runs no test', { passed: 0, failed: 0, skipped: 5 }, 0, 1],
  ] as const)('counts the failures of a part that %s', (_, counts, exit, failed) => {
    expect(withPartFailure(counts, exit)).toEqual({ ...counts, failed })
  })
})

it('formats the sum of the parts, and skipped tests only if there are any', () => {
  const whole = { passed: 3, failed: 1, skipped: 0 }
  expect(formatCounts(whole)).toBe('3 passed, 1 failed')
  expect(formatCounts(sumCounts([whole, PASSED]))).toBe('5 passed, 1 failed, 1 skipped')
})
