import type { CalendarDate } from './calendarDate.ts'
import { hasComposite } from './composite.ts'
import { withoutBinaryNoise } from './decimal.ts'

const PERCENT = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

const SIGNED = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const COUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

const MINUS = '−'

/**
 * Writes a number as the decimal that it stands for, because Intl rounds a string exactly:
 * 0.46649999999999997 is 0.4665 with binary noise, and without it a half, which rounds up.
 */
function decimalOf(value: number): Intl.StringNumericLiteral {
  return `${withoutBinaryNoise(value)}`
}

/** A fraction as a percentage with one decimal, halves rounded away from zero: 0.4665 is 46.7%. */
export function formatPercent(fraction: number): string {
  return PERCENT.format(decimalOf(fraction))
}

/** A z-score with its sign and two decimals: +1.37, −0.17. One that rounds to zero has no sign. */
export function formatZ(z: number): string {
  return SIGNED.format(decimalOf(z)).replace('-', MINUS)
}

/** A composite score as a percentage; without one, or at 0, what stands in its place. */
export function formatComposite(composite: number | undefined, absent = 'Coming soon'): string {
  return hasComposite(composite) ? formatPercent(composite) : absent
}

/** A day as it is written everywhere, YYYY-MM-DD; without one, what stands in its place. */
export function formatDate(date: CalendarDate | undefined, absent = 'TBD'): string {
  return date ?? absent
}

/** A whole number with its thousands set apart: 12,345. */
export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** A difference of two fractions in percentage points with one decimal: 0.314 is 31.4. */
export function formatPoints(difference: number): string {
  return PERCENT.formatToParts(decimalOf(difference))
    .filter(({ type }) => type !== 'percentSign')
    .map(({ value }) => value)
    .join('')
}
