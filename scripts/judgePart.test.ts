import { describe, expect, it } from 'vitest'
import { judgePart } from './judgePart.ts'

const PASSED = { passed: 2, skipped: 1, failures: [] }

describe('judgePart', () => {
  it('takes the tally of a part that came to a good end', () => {
    expect(judgePart({ name: 'unit', exit: 0, tally: PASSED })).toEqual(PASSED)
  })

  it('counts a failed test once, not its exit code again', () => {
    const tally = { ...PASSED, failures: ['a test'] }
    expect(judgePart({ name: 'unit', exit: 1, tally })).toEqual(tally)
  })

  it('fails a part that left no report', () => {
    const { passed, failures } = judgePart({ name: 'unit', exit: 'SIGKILL', tally: undefined })
    expect(passed).toBe(0)
    expect(failures).toEqual(['unit: no report, was ended by SIGKILL'])
  })

  it.each([
    ['nothing', { passed: 0, skipped: 0, failures: [] }],
    ['only skipped tests', { passed: 0, skipped: 5, failures: [] }],
  ])('fails a part that ran %s', (_, tally) => {
    const { failures } = judgePart({ name: 'e2e', exit: 0, tally })
    expect(failures).toEqual(['e2e: no test ran, ended with code 0'])
  })

  it('fails a part that crashed after its tests had passed', () => {
    const judged = judgePart({ name: 'unit', exit: 1, tally: PASSED })
    expect(judged.passed).toBe(2)
    expect(judged.failures).toEqual(['unit: every test passed, but it ended with code 1'])
  })
})
