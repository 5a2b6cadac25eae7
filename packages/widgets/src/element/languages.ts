import type { LATE_LANGUAGES } from './lateLanguages.ts'

/** One language that an element can speak. */
export type Language = 'en' | keyof typeof LATE_LANGUAGES

/** The language of a tag such as `de-AT`; English where there is no such. */
export function languageOf(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split('-')
  return primary === 'de' || primary === 'ar' ? primary : 'en'
}
