import { LANGUAGES } from '@transparency-lab/widgets/languages'
import { expect, it } from 'vitest'
import { SITE_LANGUAGES, toLanguageAttributes } from './siteLanguages.ts'

it('the languages of the site are those of the widgets', () => {
  const directions = Object.entries(LANGUAGES).map(([code, { dir }]) => [code, { dir }])
  expect(Object.entries(SITE_LANGUAGES)).toEqual(directions)
})

it('a document names its direction if it is from right to left', () => {
  expect(toLanguageAttributes('en')).toBe('lang="en"')
  expect(toLanguageAttributes('ar')).toBe('lang="ar" dir="rtl"')
})
