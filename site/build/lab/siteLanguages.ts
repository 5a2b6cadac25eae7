/**
 * The languages of the site's own sentences, with their directions. The package has the same list, but Node reads Vite's
 * configuration, and cannot read the source of a package.
 */
export const SITE_LANGUAGES = {
  en: { dir: 'ltr' },
  de: { dir: 'ltr' },
  ar: { dir: 'rtl' },
} as const

/** The code of a language of the site. */
export type SiteLanguage = keyof typeof SITE_LANGUAGES

/** The codes, English first. */
export const SITE_LANGUAGE_CODES = Object.keys(SITE_LANGUAGES) as readonly SiteLanguage[]

/** Returns the attributes of a document in a language; a page is left to right by itself. */
export function toLanguageAttributes(language: SiteLanguage): string {
  const { dir } = SITE_LANGUAGES[language]
  return dir === 'ltr' ? `lang="${language}"` : `lang="${language}" dir="${dir}"`
}
