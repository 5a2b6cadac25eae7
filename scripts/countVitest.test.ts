import { describe, expect, it } from 'vitest'
import { countVitest } from './countVitest.ts'

const file = (name: string, status: string, ...tests: readonly (readonly [string, string])[]) => ({
  name,
  status,
  assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
})

describe('countVitest', () => {
  it('counts tests by what came of them and names failures by file and test', () => {
    const testResults = [
      file('/top/src/a.test.ts', 'passed', ['adds', 'passed'], ['subtracts', 'passed']),
      file('/top/src/b.test.ts', 'failed', ['divides', 'failed'], ['waits', 'skipped']),
      file('/top/src/c.test.ts', 'passed', ['is planned', 'todo']),
    ]
    expect(countVitest({ testResults }, '/top')).toEqual({
      passed: 2,
      skipped: 2,
      failures: ['src/b.test.ts: divides'],
    })
  })

  it('fails a file that could not be loaded', () => {
    const testResults = [file('/top/src/a.test.ts', 'failed')]
    expect(countVitest({ testResults }, '/top').failures).toEqual([
      'src/a.test.ts: the file itself failed',
    ])
  })

  it('fails a file whose hook failed after its tests had passed', () => {
    const testResults = [file('/top/src/a.test.ts', 'failed', ['adds', 'passed'])]
    expect(countVitest({ testResults }, '/top')).toMatchObject({
      passed: 1,
      failures: ['src/a.test.ts: the file itself failed'],
    })
  })

  it('keeps the name of a file elsewhere', () => {
    const testResults = [file('/topper/a.test.ts', 'failed', ['adds', 'failed'])]
    expect(countVitest({ testResults }, '/top').failures).toEqual(['/topper/a.test.ts: adds'])
  })

  it('counts nothing in an empty report', () => {
    expect(countVitest({ testResults: [] }, '/top')).toEqual({
      passed: 0,
      skipped: 0,
      failures: [],
    })
  })
})
