import { describe, expect, it, vi } from 'vitest'
import { formatCount, formatPercent, formatPoints, formatScore, formatZ } from './format.ts'
import { compositeScore, MISSING } from './score.ts'

const ARABIC = 'ar-u-nu-latn'
/** The invisible mark that keeps a sign or percent sign on its side of an Arabic number. */
const MARK = '\u200e'

describe('formatting a number in German', () => {
  it('uses a decimal comma, and a no-break space before the percent sign', () => {
    expect(formatPercent(0.91, 'de')).toBe('91,0\u00a0%')
    expect(formatPercent(0, 'de')).toBe('0,0\u00a0%')
    expect(formatScore(compositeScore(0.4665), 'offen', 'de')).toBe('46,7\u00a0%')
    expect(formatScore(MISSING, 'offen', 'de')).toBe('offen')
  })

  it('writes a z-score with its sign and two decimals', () => {
    expect(formatZ(1.37, 'de')).toBe('+1,37')
    expect(formatZ(-0.17, 'de')).toBe('\u22120,17')
    expect(formatZ(-0.001, 'de')).toBe('0,00')
  })

  it('groups thousands by points, and writes percentage points without spaces', () => {
    expect(formatCount(1_234_567, 'de')).toBe('1.234.567')
    expect(formatPoints(0.314, 'de')).toBe('31,4')
  })
})

describe('formatting a number in Arabic', () => {
  it('uses the numbering system of the tag', () => {
    expect(formatPercent(0.91, ARABIC)).toBe(`91.0${MARK}%${MARK}`)
    expect(formatPercent(0.91, 'ar-u-nu-arab')).toBe('٩١٫٠٪\u061c')
  })

  it('puts the sign before the number', () => {
    expect(formatZ(1.37, ARABIC)).toBe(`${MARK}+1.37`)
    expect(formatZ(-0.17, ARABIC)).toBe(`${MARK}\u22120.17`)
    expect(formatZ(0, ARABIC)).toBe('0.00')
  })

  it('groups thousands, and writes percentage points without spaces', () => {
    expect(formatCount(12_345, ARABIC)).toBe('12,345')
    expect(formatPoints(0.314, ARABIC)).toBe('31.4')
    expect(formatPoints(0.314, 'ar-u-nu-arab')).toBe('٣١٫٤')
  })
})

describe('formatting a number in any language', () => {
  it.each(['en', 'de', ARABIC, 'ar-u-nu-arab', 'fr', 'fa'])(
    'is rounded as a decimal in %s',
    (locale) => {
      expect(formatPercent(0.46649999999999997, locale)).toBe(formatPercent(0.467, locale))
      expect(formatZ(1.005, locale)).toBe(formatZ(1.01, locale))
      expect(formatPoints(0.31449999999999995, locale)).toBe(formatPoints(0.315, locale))
    },
  )

  it('defaults to English', () => {
    expect(formatPercent(0.91)).toBe(formatPercent(0.91, 'en'))
    expect(formatZ(-0.17)).toBe(formatZ(-0.17, 'en'))
    expect(formatCount(1234)).toBe('1,234')
  })

  it('throws for a malformed language tag', () => {
    expect(() => formatPercent(0.91, 'de_DE.UTF-8')).toThrow(RangeError)
  })

  it('caches formatters', () => {
    formatPercent(0.5, 'da')
    formatZ(0.5, 'da')
    formatCount(5, 'da')
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect(formatPercent(0.91, 'da')).toBe('91,0\u00a0%')
    expect(formatZ(0.91, 'da')).toBe('+0,91')
    expect(formatCount(1000, 'da')).toBe('1.000')
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})
