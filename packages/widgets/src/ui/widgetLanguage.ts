import { DEFAULT_LOCALE } from '../domain/index.ts'

/** A language and its direction. */
export interface WidgetLanguage {
  /** A BCP 47 tag, which also sets the format of numbers. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
}

/** English, the default: its elements have neither `lang` nor `dir`. */
export const ENGLISH: WidgetLanguage = { locale: DEFAULT_LOCALE, dir: 'ltr' }

/** Returns the `lang` of an element, without the tag's extension for numbers; undefined for English. */
export function getLangAttribute({ locale }: WidgetLanguage): string | undefined {
  return locale === DEFAULT_LOCALE ? undefined : locale.replace(/-u-.*/, '')
}

/** Returns the `dir` of an element; undefined for left to right, the default of a page. */
export function getDirAttribute({ dir }: WidgetLanguage): 'rtl' | undefined {
  return dir === 'rtl' ? dir : undefined
}
