import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { compareText } from './compare.ts'
import { formatCount, formatMonth, formatPercent, formatShortMonth, formatZ } from './format.ts'
import { selectPlural } from './plural.ts'

const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en', options)

/** The 100,001 fractions of five digits, and 5,000 other numbers of that range. */
const FRACTIONS = [
  ...Array.from({ length: 100_001 }, (_, steps) => Number(`${steps}e-5`)),
  ...fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed: 47, numRuns: 5_000 }),
]

/** The decimal string that is rounded. */
const text = (value: number) => `${Number(value.toPrecision(12))}` as Intl.StringNumericLiteral

describe('plain English texts', () => {
  it('are the percentages of Intl, for 100,000 fractions', () => {
    const format = intl({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const differing = FRACTIONS.filter((it) => formatPercent(it) !== format.format(text(it)))
    expect(differing).toEqual([])
  })

  it('are the signed numbers of Intl, for 100,000 z-scores', () => {
    const format = intl({
      signDisplay: 'exceptZero',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    const scores = FRACTIONS.map((it, index) => (index % 2 === 0 ? 9 * it : -9 * it))
    const differing = scores.filter((z) => formatZ(z) !== format.format(text(z)).replace('-', '−'))
    expect(differing).toEqual([])
  })

  it('need no object of Intl, as names in ASCII do not', () => {
    const constructors = ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator'] as const
    const spies = constructors.map((name) => vi.spyOn(Intl, name))
    formatPercent(0.466)
    formatZ(-1.2)
    formatCount(18)
    formatCount(5_000)
    formatMonth('2024-04-01')
    selectPlural(18, { one: 'one', other: 'other' })
    compareText('GPT-4', 'gpt-4o')
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it.each([0, -0, 1e-7, -1e-9, 0.0005, 0.99949, 0.9995, 1, 9.9999, 10, 1234.5, -0.25])(
    'are the percentage and the z-score of Intl for %d',
    (value) => {
      const percent = intl({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
      expect(formatPercent(value)).toBe(percent.format(text(value)))
      const signed = intl({
        signDisplay: 'exceptZero',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
      expect(formatZ(value)).toBe(signed.format(text(value)).replace('-', '−'))
    },
  )

  it('are the counts and plural forms of Intl', () => {
    const rules = new Intl.PluralRules('en')
    const forms = { one: 'one', other: 'other' }
    const large = [9_999, 10_000, 99_999, 100_000, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER]
    for (const count of [...Array(1_101).keys(), ...large]) {
      expect(formatCount(count)).toBe(intl({}).format(count))
      expect(selectPlural(count, forms)).toBe(rules.select(count))
    }
  })

  it('are the months of Intl', () => {
    const long = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    for (let month = 1; month <= 12; month += 1) {
      const date = `2024-${String(month).padStart(2, '0')}-29`
      expect(formatMonth(date)).toBe(long.format(new Date(date)))
      expect(formatShortMonth(date)).toBe(short.format(new Date(date)))
    }
  })
})
