import type { CalendarDate } from './calendarDate.ts'
import { roundToPrecision } from './decimal.ts'
import { formatEnglishCount, formatEnglishMonth, formatFixed, isEnglish } from './formatEnglish.ts'
import type { Interval } from './interval.ts'
import type { PublishedFigure } from './modelEvaluation.ts'
import type { RankRange } from './rankRange.ts'
import { isMeasured, type CompositeScore, type Score } from './score.ts'

/** The default locale, as a BCP 47 tag. */
export const DEFAULT_LOCALE = 'en'

const MINUS = '−'

const LEFT_TO_RIGHT_MARK = '\u200e'

/** Scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

const FORMATTERS = {
  percent: (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  signed: (locale: string) =>
    new Intl.NumberFormat(locale, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  count: (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  published: (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }),
  publishedPercent: (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'percent',
      maximumFractionDigits: 4,
    }),
  longMonth: (locale: string) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  shortMonth: (locale: string) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
  // The dash between two numbers. The marks around it keep the low number on the left in text from right to left.
  dash: (locale: string) =>
    isRightToLeft(locale) ? `${LEFT_TO_RIGHT_MARK}–${LEFT_TO_RIGHT_MARK}` : '–',
}

type Formatters = {
  -readonly [Name in keyof typeof FORMATTERS]?: ReturnType<(typeof FORMATTERS)[Name]>
}

/** Formatters by locale: creating one takes a hundred times as long as using it. */
const formatterCache = new Map<string, Formatters>()

function getFormatter<Name extends keyof typeof FORMATTERS>(name: Name, locale: string) {
  const formatters = formatterCache.get(locale) ?? {}
  formatterCache.set(locale, formatters)
  return (formatters[name] ??= FORMATTERS[name](locale) as NonNullable<Formatters[Name]>)
}

/**
 * Returns a number as a decimal string without floating-point noise, because Intl rounds strings
 * exactly: 0.46649999999999997 becomes 0.4665, whose half rounds up.
 */
function toDecimal(value: number): Intl.StringNumericLiteral {
  return `${roundToPrecision(value)}`
}

/**
 * Formats a fraction as a percentage with one decimal, rounding halves away from zero: 0.4665 is
 * 46.7%, and 46,7 % in German.
 *
 * @throws RangeError when the locale is not a well-formed BCP 47 tag, as every function below with a
 *   locale does
 */
export function formatPercent(fraction: number, locale = DEFAULT_LOCALE): string {
  const decimal = toDecimal(fraction)
  const english = isEnglish(locale) ? formatFixed(decimal, 2, 1) : undefined
  return english === undefined ? getFormatter('percent', locale).format(decimal) : `${english}%`
}

/** Formats a z-score with its sign and two decimals: +1.37, −0.17. Zero has no sign. */
export function formatZ(z: number, locale = DEFAULT_LOCALE): string {
  const size = isEnglish(locale) ? formatFixed(toDecimal(Math.abs(z)), 0, 2) : undefined
  if (size === undefined) {
    return getFormatter('signed', locale).format(toDecimal(z)).replace('-', MINUS)
  }
  return size === '0.00' ? size : `${z < 0 ? MINUS : '+'}${size}`
}

/** Formats a score as a percentage. A missing score becomes the given text. */
export function formatScore(
  score: Score | CompositeScore,
  fallback = 'Coming soon',
  locale = DEFAULT_LOCALE,
): string {
  return isMeasured(score) ? formatPercent(score.raw, locale) : fallback
}

/** Formats a date as YYYY-MM-DD. A missing date becomes “TBD”. */
export function formatDate(date: CalendarDate | undefined): string {
  return date ?? 'TBD'
}

/** Formats the month of a date: April 2024. */
export function formatMonth(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  const english = isEnglish(locale) ? formatEnglishMonth(date, 'long') : undefined
  return english ?? getFormatter('longMonth', locale).format(new Date(date))
}

/** Formats the month of a date where there is little room: Apr 2024. */
export function formatShortMonth(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  const english = isEnglish(locale) ? formatEnglishMonth(date, 'short') : undefined
  return english ?? getFormatter('shortMonth', locale).format(new Date(date))
}

/** Formats an integer with grouped thousands: 12,345, and 12.345 in German. */
export function formatCount(count: number, locale = DEFAULT_LOCALE): string {
  const english = isEnglish(locale) ? formatEnglishCount(count) : undefined
  return english ?? getFormatter('count', locale).format(count)
}

/** Formats a number with four decimals at most: 1,234.5, and 1.234,5 in German. */
export function formatNumber(value: number, locale = DEFAULT_LOCALE): string {
  return getFormatter('published', locale).format(toDecimal(value)).replace('-', MINUS)
}

/**
 * Formats a figure in the unit of its publication, with four decimals at most: 0.8333, 10.9%. A scale other than that of
 * the unit follows it: 7.5 (1–10).
 */
export function formatPublished(figure: PublishedFigure, locale = DEFAULT_LOCALE): string {
  const { value, low, high, unit } = figure
  const isPercent = unit === 'percent'
  const format = (number: number) => formatNumber(number, locale)
  const text = isPercent
    ? getFormatter('publishedPercent', locale).format(toDecimal(value))
    : format(value)
  const named = unit === undefined || isPercent ? text : `${text} ${unit}`
  const isUsual = low === 0 && high === (isPercent ? 100 : 1)
  return isUsual ? named : `${named} (${formatRange([format(low), format(high)], locale)})`
}

/** Formats a difference of two fractions in percentage points with one decimal: 0.314 is 31.4. */
export function formatPoints(difference: number, locale = DEFAULT_LOCALE): string {
  const decimal = toDecimal(difference)
  const english = isEnglish(locale) ? formatFixed(decimal, 2, 1) : undefined
  if (english !== undefined) return english
  return getFormatter('percent', locale)
    .formatToParts(decimal)
    .filter(({ type }) => type !== 'percentSign' && type !== 'literal')
    .map(({ value }) => value)
    .join('')
}

/** Formats the ends of an interval: 78.2–79.7%, and 78,2–79,7 % in German. */
export function formatIntervalEnds(
  { lower, upper }: Pick<Interval, 'lower' | 'upper'>,
  locale = DEFAULT_LOCALE,
): string {
  return formatRange([formatPoints(lower, locale), formatPercent(upper, locale)], locale)
}

function isRightToLeft(locale: string): boolean {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '')
}

/** Joins the ends of a range, so that the low one stands at the left in every language. */
function formatRange(ends: readonly string[], locale: string): string {
  return ends.join(isEnglish(locale) ? '–' : getFormatter('dash', locale))
}

/** Formats a difference of two fractions in percentage points with its sign: +1.1, −0.4. Zero has none. */
export function formatSignedPoints(difference: number, locale = DEFAULT_LOCALE): string {
  const points = formatPoints(Math.abs(difference), locale)
  if (points === formatPoints(0, locale)) return points
  return difference < 0 ? `${MINUS}${points}` : `+${points}`
}

/** Formats a rank range: 1–2, or 3. */
export function formatRanks(
  { best, worst }: Pick<RankRange, 'best' | 'worst'>,
  locale = DEFAULT_LOCALE,
): string {
  const ends = best === worst ? [best] : [best, worst]
  return formatRange(
    ends.map((rank) => formatCount(rank, locale)),
    locale,
  )
}
