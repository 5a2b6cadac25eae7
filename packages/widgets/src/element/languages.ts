import type { LAZY_LOCALES } from './lazyLocales.ts'

/** A language that the elements support. */
export type LanguageCode = 'en' | keyof typeof LAZY_LOCALES

/** Returns the language of a tag such as `de-AT`, or English if the language is not supported. */
export function parseLanguage(tag: string): LanguageCode {
  const [primary = ''] = tag.toLowerCase().split('-')
  return primary === 'de' || primary === 'ar' ? primary : 'en'
}
