import type { CalendarDate } from './calendarDate.ts'
import { hasComposite } from './composite.ts'
import { withoutBinaryNoise } from './decimal.ts'

/** The language of whatever names no other, as a BCP 47 tag. */
export const DEFAULT_LOCALE = 'en'

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const SIGNED = {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const
const COUNT = { maximumFractionDigits: 0 }

const MINUS = '−'

interface Formatters {
  readonly percent: Intl.NumberFormat
  readonly signed: Intl.NumberFormat
  readonly count: Intl.NumberFormat
}

/** By locale: making a formatter takes a hundred times as long as using one. */
const cache = new Map<string, Formatters>()

function formattersOf(locale: string): Formatters {
  const formatters = cache.get(locale) ?? {
    percent: new Intl.NumberFormat(locale, PERCENT),
    signed: new Intl.NumberFormat(locale, SIGNED),
    count: new Intl.NumberFormat(locale, COUNT),
  }
  cache.set(locale, formatters)
  return formatters
}

/**
 * Writes a number as the decimal that it stands for, because Intl rounds a string exactly:
 * 0.46649999999999997 is 0.4665 with binary noise, and without it a half, which rounds up.
 */
function decimalOf(value: number): Intl.StringNumericLiteral {
  return `${withoutBinaryNoise(value)}`
}

/**
 * A fraction as a percentage with one decimal, halves rounded away from zero: 0.4665 is 46.7%, and
 * 46,7 % in German.
 *
 * @throws RangeError when the locale is no well-formed BCP 47 tag, as every function below that
 *   takes one
 */
export function formatPercent(fraction: number, locale = DEFAULT_LOCALE): string {
  return formattersOf(locale).percent.format(decimalOf(fraction))
}

/** A z-score with its sign and two decimals: +1.37, −0.17. One that rounds to zero has no sign. */
export function formatZ(z: number, locale = DEFAULT_LOCALE): string {
  return formattersOf(locale).signed.format(decimalOf(z)).replace('-', MINUS)
}

/** A composite score as a percentage; without one, or at 0, what stands in its place. */
export function formatComposite(
  composite: number | undefined,
  absent = 'Coming soon',
  locale = DEFAULT_LOCALE,
): string {
  return hasComposite(composite) ? formatPercent(composite, locale) : absent
}

/** A day as it is written everywhere, YYYY-MM-DD; without one, what stands in its place. */
export function formatDate(date: CalendarDate | undefined, absent = 'TBD'): string {
  return date ?? absent
}

/** A whole number with its thousands set apart: 12,345, and 12.345 in German. */
export function formatCount(count: number, locale = DEFAULT_LOCALE): string {
  return formattersOf(locale).count.format(count)
}

/** A difference of two fractions in percentage points with one decimal: 0.314 is 31.4. */
export function formatPoints(difference: number, locale = DEFAULT_LOCALE): string {
  return formattersOf(locale)
    .percent.formatToParts(decimalOf(difference))
    .filter(({ type }) => type !== 'percentSign' && type !== 'literal')
    .map(({ value }) => value)
    .join('')
}
