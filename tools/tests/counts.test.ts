import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, formatCounts, sumCounts, withPartFailure } from './counts.ts'

const PASSED = { passed: 2, failed: 0, skipped: 1, failures: [] }

it('counts a test that passes on a retry as failed, and names it', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('sorts', 'unexpected')],
        suites: [{ specs: [spec('closes', 'flaky'), spec('waits', 'skipped')] }],
      },
    ],
  }
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a.spec.ts › sorts', 'a.spec.ts › closes'],
  })
})

it('counts todo tests of vitest as skipped, and names failed tests and files that do not load', () => {
  const summary = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  const testResults = [
    {
      name: `${process.cwd()}/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { fullName: 'a sorts', status: 'failed' },
        { fullName: 'a opens', status: 'passed' },
      ],
    },
    { name: `${process.cwd()}/b.test.ts`, status: 'failed', assertionResults: [] },
    { name: `${process.cwd()}/c.test.ts`, status: 'passed', assertionResults: [] },
  ]
  expect(countVitest(JSON.stringify({ ...summary, testResults }))).toEqual({
    passed: 4,
    failed: 1,
    skipped: 3,
    failures: ['a.test.ts › a sorts', 'b.test.ts'],
  })
})

describe('withPartFailure', () => {
  it.each([
    ['passes', PASSED, 0, 0],
    ['has failed tests', { ...PASSED, failed: 3 }, 1, 3],
    ['crashes after its tests have passed', PASSED, 1, 1],
    ['is terminated by a signal', PASSED, 'SIGKILL', 1],
    ['runs no test', { ...PASSED, passed: 0 }, 0, 1],
  ] as const)('counts the failures of a part that %s', (_, counts, exit, failed) => {
    expect(withPartFailure(counts, exit)).toEqual({ ...counts, failed })
  })
})

it('formats the sum of the parts, and skipped tests only if there are any', () => {
  const whole = { passed: 3, failed: 1, skipped: 0, failures: ['a'] }
  expect(formatCounts(whole)).toBe('3 passed, 1 failed')
  expect(formatCounts(sumCounts([whole, PASSED]))).toBe('5 passed, 1 failed, 1 skipped')
})
