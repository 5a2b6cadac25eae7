import { describe, expect, it } from 'vitest'
import { checkCount } from './checkCount.ts'
import type { Figure, Format } from '../formats/importer.ts'
import { figureWith } from '../testing/reports.ts'

const check = (changes: Partial<Figure>, format: Format = 'lm_eval') => {
  const figure = figureWith({ standardError: null, notes: [], ...changes })
  const { n, isPartial, notes = [] } = checkCount(format, { measure: 'proportion' }, figure)
  return { n, isPartial, note: notes.join(' ') }
}

/** The standard error of a share of independent prompts, as the harness computes it. */
const getError = (share: number, n: number) => Math.sqrt((share * (1 - share)) / (n - 1))

describe('the number of prompts of a share', () => {
  it('stands if the value and the error agree with it', () => {
    const value = 186 / 817
    expect(check({ value })).toEqual({ n: 817, isPartial: false, note: '' })
    expect(check({ value, standardError: getError(value, 817) }).note).toBe('')
    expect(check({ value: 1, standardError: 0 }).note).toBe('')
  })

  it('is that of the standard error if only some of the prompts were put', () => {
    const value = 21 / 50
    const checked = check({ value, standardError: getError(value, 50) })
    expect(checked).toMatchObject({ n: 50, isPartial: true })
    expect(checked.note).toContain('817 prompts, but its standard error is that of 50')
  })

  it('stands with a note beside a larger error of prompts that depend on each other', () => {
    const checked = check({ value: 0.4, standardError: 0.06, n: 1000 })
    expect(checked).toMatchObject({ n: 1000, isPartial: false })
    expect(checked.note).toContain('larger than that of 1000 independent prompts')
  })

  it('stands with a note if it is smaller than that of the error', () => {
    const checked = check({ value: 0.5, standardError: getError(0.5, 1000), n: 100 })
    expect(checked.n).toBe(100)
    expect(checked.note).toContain('more than 100 prompts')
  })

  it('rules out an interval that is clearly narrower than that of its prompts', () => {
    const checkInterval = (half: number) => {
      const interval = { lower: 0.5 - half, upper: 0.5 + half, level: 0.95 }
      const figure = figureWith({ value: 0.5, n: 100, standardError: null, notes: [], interval })
      return checkCount('lm_eval', { measure: 'proportion' }, figure)
    }
    expect(checkInterval(0.098)).toMatchObject({ interval: { level: 0.95 }, notes: [] })
    const narrow = checkInterval(0.001)
    expect(narrow.interval).toBeUndefined()
    expect(narrow).toMatchObject({ n: 100, notes: [expect.stringContaining('more than 100')] })
  })

  it.each([
    [0.22, 1],
    [0.3, 58_492],
    [936 / 999, 1000],
  ])('is unknown if %d is no share of %d', (value, n) => {
    const checked = check({ value, n })
    expect(checked.n).toBeNull()
    expect(checked.note).toContain(`no share of the ${n} prompts`)
  })

  it('may be that of a rounded value in formats that people round', () => {
    const range = { low: 0, high: 100 }
    expect(check({ value: 91.2, n: 817, range }, 'table').n).toBe(817)
    expect(check({ value: 91.2, n: 7, range }, 'table').n).toBeNull()
    expect(check({ value: 91.2, n: 817, range }).n).toBeNull()
    const small = { low: 0, high: 1e-6 }
    expect(check({ value: 9.12e-7, n: 7, range: small }, 'table').n).toBeNull()
  })

  it('is the smallest that the file gives', () => {
    const checked = check({ value: 0.5, otherCounts: [100, 817] })
    expect(checked.n).toBe(100)
    expect(checked.note).toContain('100 and 817')
    expect(check({ value: 0.5, n: null, otherCounts: [100] })).toMatchObject({ n: 100, note: '' })
  })

  it('may give no whole number of answers if each prompt has several', () => {
    expect(check({ value: 0.3, n: 7, isMeanOfRuns: true }).n).toBe(7)
  })
})

it('does not check the number of prompts of a mean', () => {
  const figure = figureWith({ value: 0.123, n: 7, standardError: 0.4 })
  expect(checkCount('lm_eval', { measure: 'mean' }, figure)).toEqual(figure)
})
