import { DEFAULT_LOCALE } from './format.ts'

/**
 * A text for each of the ways in which a language tells counts apart, as CLDR names them: English
 * has `one` and `other`, Arabic all six. What a language has no text for is said with `other`.
 */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>
>

/** By locale: making rules takes a hundred times as long as asking them. */
const cache = new Map<string, Intl.PluralRules>()

/**
 * The text that goes with a count of things.
 *
 * @param count a whole number, 0 or more
 * @throws RangeError when the locale is no well-formed BCP 47 tag
 */
export function pluralOf(count: number, forms: PluralForms, locale = DEFAULT_LOCALE): string {
  const rules = cache.get(locale) ?? new Intl.PluralRules(locale)
  cache.set(locale, rules)
  return forms[rules.select(count)] ?? forms.other
}
