import { DEFAULT_LOCALE } from './format.ts'
import { isEnglish } from './formatEnglish.ts'

/**
 * A text for each plural category of a language (CLDR): English has `one` and `other`, Arabic has
 * all six. A category without a text falls back to `other`.
 */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>
>

/** Plural rules by locale: creating them takes a hundred times as long as using them. */
const pluralRulesCache = new Map<string, Intl.PluralRules>()

/**
 * Returns the plural form for a count.
 *
 * @param count an integer, 0 or more
 * @throws RangeError when the locale is not a well-formed BCP 47 tag
 */
export function selectPlural(count: number, forms: PluralForms, locale = DEFAULT_LOCALE): string {
  // The first `Intl` object of a page takes longer than the first screen of a table.
  if (isEnglish(locale)) return (count === 1 ? forms.one : undefined) ?? forms.other
  const rules = pluralRulesCache.get(locale) ?? new Intl.PluralRules(locale)
  pluralRulesCache.set(locale, rules)
  return forms[rules.select(count)] ?? forms.other
}
