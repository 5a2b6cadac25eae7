/** The languages of the widgets by their code, English first. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const

export type LanguageCode = keyof typeof LANGUAGES

/** A language that is loaded on demand; English is part of every widget. */
export type TranslationCode = Exclude<LanguageCode, 'en'>

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[]
