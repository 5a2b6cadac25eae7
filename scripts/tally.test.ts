import { describe, expect, it } from 'vitest'
import { sumTallies, tallyLine } from './tally.ts'

describe('tally', () => {
  it('adds up what came of the parts and keeps the order of the failures', () => {
    const sum = sumTallies([
      { passed: 3, skipped: 1, failures: ['a'] },
      { passed: 0, skipped: 0, failures: [] },
      { passed: 4, skipped: 2, failures: ['b', 'c'] },
    ])
    expect(sum).toEqual({ passed: 7, skipped: 3, failures: ['a', 'b', 'c'] })
  })

  it('is nothing for no parts', () => {
    expect(sumTallies([])).toEqual({ passed: 0, skipped: 0, failures: [] })
  })

  it.each([
    [{ passed: 12, skipped: 0, failures: [] }, '12 passed, 0 failed'],
    [{ passed: 12, skipped: 0, failures: ['a', 'b'] }, '12 passed, 2 failed'],
    [{ passed: 12, skipped: 1, failures: ['a'] }, '12 passed, 1 failed, 1 skipped'],
  ])('reads %j as “%s”', (tally, line) => {
    expect(tallyLine(tally)).toBe(line)
  })
})
