import type { LATE_LANGUAGES } from './lateLanguages.ts'

/** A language that the elements support. */
export type Language = 'en' | keyof typeof LATE_LANGUAGES

/** Returns the language of a tag such as `de-AT`, or English if the language is not supported. */
export function languageOf(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split('-')
  return primary === 'de' || primary === 'ar' ? primary : 'en'
}
