/** The codes of the widgets' languages, English first. */
export const LANGUAGE_CODES = ['en', 'de', 'ar'] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export function isLanguageCode(text: string): text is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === text)
}

/** The languages by their code. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const satisfies Record<LanguageCode, { readonly name: string; readonly dir: 'ltr' | 'rtl' }>

/** A language that is loaded on demand; English is part of every widget. */
export type TranslationCode = Exclude<LanguageCode, 'en'>
