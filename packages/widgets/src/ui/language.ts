import { DEFAULT_LOCALE } from '../domain/index.ts'

/** A language, and which way it is read. */
export interface Language {
  /** A BCP 47 tag, which also rules how numbers are written. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
}

/** English, in which nothing has to be said of the language. */
export const ENGLISH: Language = { locale: DEFAULT_LOCALE, dir: 'ltr' }

/** The tag of an element in this language, without how numbers are written; none for English. */
export function langOf({ locale }: Language): string | undefined {
  return locale === DEFAULT_LOCALE ? undefined : locale.replace(/-u-.*/, '')
}

/** The direction of an element in this language; none for what pages are read in by themselves. */
export function dirOf({ dir }: Language): 'rtl' | undefined {
  return dir === 'rtl' ? dir : undefined
}
