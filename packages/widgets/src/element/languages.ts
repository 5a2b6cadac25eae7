import { en, type Labels } from '../labels/index.ts'
import { LATE_LANGUAGES } from './lateLanguages.ts'

/** One language that an element can speak. */
export type Language = 'en' | keyof typeof LATE_LANGUAGES

/** The language of a tag such as `de-AT`; English where there is no such. */
export function languageOf(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split('-')
  return primary === 'de' || primary === 'ar' ? primary : 'en'
}

/** The sentences of a language. */
export async function labelsOf(language: Language): Promise<Labels> {
  return language === 'en' ? en : LATE_LANGUAGES[language]()
}
