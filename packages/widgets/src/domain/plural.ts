import { DEFAULT_LOCALE } from './format.ts'
import { madeOnce } from './madeOnce.ts'

/**
 * A text for each of the ways in which a language tells counts apart, as CLDR names them: English
 * has `one` and `other`, Arabic all six. What a language has no text for is said with `other`.
 */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>
>

/** Kept, because making rules takes a hundred times as long as asking them. */
const kept = new Map<string, Intl.PluralRules>()

/**
 * The text that goes with a count of things.
 *
 * @param count a whole number, 0 or more
 * @throws RangeError when the locale is no well-formed BCP 47 tag
 */
export function pluralOf(count: number, forms: PluralForms, locale = DEFAULT_LOCALE): string {
  // English needs none of the browser's tables of languages.
  if (locale === DEFAULT_LOCALE) return (count === 1 && forms.one) || forms.other
  const rules = madeOnce(kept, locale, () => new Intl.PluralRules(locale))
  return forms[rules.select(count)] ?? forms.other
}
