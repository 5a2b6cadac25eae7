import type { Labels } from '../labels/index.ts'
import { importSibling } from './importSibling.script.ts'

/** Replaces `lazyLocales.ts` in the one-file script: the languages are files next to it. */
export const LAZY_LOCALES: Readonly<Record<'de' | 'ar', () => Promise<Labels>>> = {
  de: () => importLocale('de'),
  ar: () => importLocale('ar'),
}

async function importLocale(language: string): Promise<Labels> {
  const file = await importSibling<Record<string, Labels>>(language)
  const labels = file[language]
  if (labels === undefined)
    throw new Error(`The file for the language “${language}” does not contain that language.`)
  return labels
}
