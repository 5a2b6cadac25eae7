import { expect, it } from 'vitest'
import { toLanguageAttributes } from './toLanguageAttributes.ts'

it('a document names its direction if it is from right to left', () => {
  expect(toLanguageAttributes('en')).toBe('lang="en"')
  expect(toLanguageAttributes('ar')).toBe('lang="ar" dir="rtl"')
})
