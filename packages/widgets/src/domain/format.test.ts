import { describe, expect, it } from 'vitest'
import {
  formatCount,
  formatDate,
  formatShortMonth,
  formatPercent,
  formatScore,
  formatZ,
} from './format.ts'
import { compositeScore } from './score.ts'

describe('formatting a percentage', () => {
  it.each([
    [1, '100.0%'],
    [0.9999, '100.0%'],
    [0.9995, '100.0%'],
    [0.99949, '99.9%'],
    [0.8999, '90.0%'],
    [0.5, '50.0%'],
    [0.467, '46.7%'],
    [0.46651, '46.7%'],
    [0.4665, '46.7%'],
    [0.46649999999999997, '46.7%'],
    [0.46650000000000003, '46.7%'],
    [0.46649, '46.6%'],
    [0.0015, '0.2%'],
    [0.0005, '0.1%'],
    [0.00049, '0.0%'],
    [Number.MIN_VALUE, '0.0%'],
    [0, '0.0%'],
    [-0, '0.0%'],
  ])('formats %d as %s', (fraction, text) => {
    expect(formatPercent(fraction)).toBe(text)
  })

  it('rounds every half up, like exact decimal arithmetic', () => {
    expect(halves().filter((k) => formatPercent(k / 2000) !== tenths((k + 1) / 2))).toEqual([])
  })

  it('rounds a half up despite floating-point noise', () => {
    const wrong = halves().filter((k) =>
      [-1n, 1n].some((step) => formatPercent(neighbour(k / 2000, step)) !== tenths((k + 1) / 2)),
    )
    expect(wrong).toEqual([])
  })

  it('rounds a half up when it is the complement of a fraction', () => {
    const wrong = halves().filter(
      (k) => formatPercent(1 - (2000 - k) / 2000) !== tenths((k + 1) / 2),
    )
    expect(wrong).toEqual([])
  })

  it('rounds down what is below a half', () => {
    const wrong = halves().filter((k) => formatPercent(k / 2000 - 1e-10) !== tenths((k - 1) / 2))
    expect(wrong).toEqual([])
  })

  it('rounds every four-digit fraction like integer arithmetic', () => {
    const fractions = Array.from({ length: 10_001 }, (_, k) => k)
    const wrong = fractions.filter(
      (k) => formatPercent(k / 10_000) !== tenths(Math.floor((k + 5) / 10)),
    )
    expect(wrong).toEqual([])
  })
})

describe('formatting a z-score', () => {
  it.each([
    [1.37, '+1.37'],
    [-0.17, '\u22120.17'],
    [2, '+2.00'],
    [-2.5, '\u22122.50'],
    [0.005, '+0.01'],
    [-0.005, '\u22120.01'],
    [0.00499999999999999994, '+0.01'],
    [1.005, '+1.01'],
    [-1.005, '\u22121.01'],
    [0.995, '+1.00'],
    [-10.004, '\u221210.00'],
  ])('formats %d as %s', (z, text) => {
    expect(formatZ(z)).toBe(text)
  })

  it.each([0, -0, 0.004, -0.004, 0.00499, -0.00499, 1e-9, -1e-9])(
    'of %d rounds to zero and has no sign',
    (z) => {
      expect(formatZ(z)).toBe('0.00')
    },
  )

  it('rounds halves of three-digit values away from zero on both sides', () => {
    const values = Array.from({ length: 9_999 }, (_, k) => k + 1)
    const wrong = values.filter((k) => {
      const hundredths = Math.floor((k + 5) / 10)
      const text = `${Math.floor(hundredths / 100)}.${`${hundredths % 100}`.padStart(2, '0')}`
      const expected = hundredths === 0 ? [text, text] : [`+${text}`, `\u2212${text}`]
      return formatZ(k / 1000) !== expected[0] || formatZ(-k / 1000) !== expected[1]
    })
    expect(wrong).toEqual([])
  })
})

describe('formatting a score', () => {
  it.each([
    [undefined, 'Coming soon'],
    [0, '0.0%'],
    [-0, '0.0%'],
    [0.0001, '0.0%'],
    [0.4665, '46.7%'],
    [1, '100.0%'],
  ])('formats %s as %s', (composite, text) => {
    expect(formatScore(compositeScore(composite))).toBe(text)
  })

  it('returns the given text for a missing composite', () => {
    expect(formatScore(compositeScore(undefined), 'Bald')).toBe('Bald')
    expect(formatScore(compositeScore(0.5), 'Bald')).toBe('50.0%')
  })
})

describe('formatting a date', () => {
  it('returns the date unchanged', () => {
    expect(formatDate('2023-12-31')).toBe('2023-12-31')
  })

  it('returns TBD for a missing date', () => {
    expect(formatDate(undefined)).toBe('TBD')
  })
})

describe('formatting a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
  ])('formats %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })
})

/** The odd k for which k/2000 is halfway between two percentages with one decimal. */
function halves(): number[] {
  return Array.from({ length: 1000 }, (_, index) => 2 * index + 1)
}

/** Formats tenths of a percent by integer arithmetic. */
function tenths(count: number): string {
  return `${Math.floor(count / 10)}.${count % 10}%`
}

/** Returns the next double below (-1n) or above (1n) a positive one. */
function neighbour(value: number, step: bigint): number {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  bits.setBigUint64(0, bits.getBigUint64(0) + step)
  return bits.getFloat64(0)
}

describe('formatShortMonth', () => {
  it('formats the month of a date, whatever the time zone', () => {
    expect(formatShortMonth('2024-04-01')).toBe('Apr 2024')
    expect(formatShortMonth('2024-12-31', 'de')).toBe('Dez. 2024')
  })
})
