import { describe, expect, it } from 'vitest'
import { countPlaywright } from './countPlaywright.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
})

describe('countPlaywright', () => {
  it('counts the tests of files and of the groups in them', () => {
    const suites = [
      {
        title: 'reading.spec.ts',
        specs: [spec('shows rows', 'expected'), spec('shows dates', 'skipped')],
        suites: [{ title: 'on a phone', specs: [spec('folds', 'expected', 'unexpected')] }],
      },
    ]
    expect(countPlaywright({ suites, errors: [] })).toEqual({
      passed: 2,
      skipped: 1,
      failures: ['reading.spec.ts: on a phone: folds'],
    })
  })

  it('does not take a test that passed only when it was tried again for a passed one', () => {
    const suites = [{ title: 'a.spec.ts', specs: [spec('wavers', 'flaky')] }]
    expect(countPlaywright({ suites, errors: [] })).toEqual({
      passed: 0,
      skipped: 0,
      failures: ['a.spec.ts: wavers'],
    })
  })

  it('fails on what went wrong outside of any test, in one line', () => {
    const errors = [{ message: 'The server did not start.\n    at line 7' }, {}]
    expect(countPlaywright({ suites: [], errors }).failures).toEqual([
      'e2e: The server did not start.',
      'e2e: unknown error',
    ])
  })
})
