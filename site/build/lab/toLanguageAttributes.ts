import { LANGUAGES, type LanguageCode } from './packageRules.ts'

/** Returns the attributes of a document in a language; a page is left to right by itself. */
export function toLanguageAttributes(language: LanguageCode): string {
  const { dir } = LANGUAGES[language]
  return dir === 'ltr' ? `lang="${language}"` : `lang="${language}" dir="${dir}"`
}
