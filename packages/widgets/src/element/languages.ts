import type { ParsedAttribute } from './attributes.ts'
import { LAZY_LOCALES } from './lazyLocales.ts'

/** A language that the elements support. */
export type LanguageCode = 'en' | keyof typeof LAZY_LOCALES

const LANGUAGES = ['en', ...Object.keys(LAZY_LOCALES)] as readonly LanguageCode[]

/** Parses the language of a tag such as `de-AT`. */
export function parseLanguage(tag: string): ParsedAttribute<LanguageCode> {
  const [primary = ''] = tag.toLowerCase().split('-')
  const value = LANGUAGES.find((language) => language === primary)
  return value === undefined ? { problem: LANGUAGES.join(', ') } : { value }
}
