import { LANGUAGE_CODES, type LanguageCode } from '../domain/index.ts'
import type { ParsedAttribute } from './attributes.ts'

/** Parses the language of a tag such as `de-AT`. */
export function parseLanguage(tag: string): ParsedAttribute<LanguageCode> {
  const [primary = ''] = tag.toLowerCase().split('-')
  const value = LANGUAGE_CODES.find((language) => language === primary)
  return value === undefined ? { problem: LANGUAGE_CODES.join(', ') } : { value }
}
