/** Returns whether the formats of this file are those of a locale. */
export function isEnglish(locale: string): boolean {
  return locale === 'en' || locale === 'en-US'
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/**
 * Formats a decimal in English as `Intl.NumberFormat` does, rounding halves away from zero. The first `Intl` object of
 * a page takes longer than the first screen of a table.
 *
 * @param decimal such as 0.4665
 * @param places the places that the decimal point moves to the right: 2 for a percentage
 * @param digits the number of digits after the decimal point
 * @returns undefined when the text has an exponent, a sign, or a group of thousands
 */
export function formatFixed(decimal: string, places: number, digits: number): string | undefined {
  if (!/^\d{1,3}(?:\.\d+)?$/.test(decimal)) return undefined
  // Moves the point in the text, because a product such as 0.285 * 100 is inexact.
  const steps = Math.round(Number(`${decimal}e${places + digits}`))
  const text = String(steps).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return whole.length > 3 ? undefined : `${whole}.${text.slice(-digits)}`
}

/** Formats a count in English: 12,345. Returns undefined when it is negative or no safe integer. */
export function formatEnglishCount(count: number): string | undefined {
  if (!Number.isSafeInteger(count) || count < 0) return undefined
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Formats the month of an ISO date in English: April 2024, or Apr 2024. */
export function formatEnglishMonth(date: string, style: 'long' | 'short'): string | undefined {
  const [, year, month] = /^([1-9]\d{3})-(\d\d)-\d\d$/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return undefined
  return `${style === 'short' ? name.slice(0, 3) : name} ${year}`
}
