import { describe, expect, it, vi } from 'vitest'
import { selectPlural } from './plural.ts'

const SIX = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }

describe('choosing a plural form', () => {
  it.each([
    [0, 'other'],
    [1, 'one'],
    [2, 'other'],
    [11, 'other'],
    [1000, 'other'],
  ])('%i has the form "%s" in English and in German', (count, form) => {
    expect(selectPlural(count, SIX)).toBe(form)
    expect(selectPlural(count, SIX, 'de')).toBe(form)
  })

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [102, 'other'],
    [103, 'few'],
    [111, 'many'],
    [1000, 'other'],
  ])('%i has the form "%s" in Arabic', (count, form) => {
    expect(selectPlural(count, SIX, 'ar-u-nu-latn')).toBe(form)
  })

  it('falls back to the form `other`', () => {
    expect(selectPlural(2, { one: 'Modell', other: 'Modelle' }, 'ar')).toBe('Modelle')
  })

  it('caches plural rules', () => {
    selectPlural(1, SIX, 'da')
    const made = vi.spyOn(Intl, 'PluralRules')
    expect(selectPlural(1, SIX, 'da')).toBe('one')
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})
