import type { Labels } from '../labels/index.ts'
import { besideScript } from './besideScript.script.ts'

/** Replaces `lateLanguages.ts` in the one-file script: the languages are files next to it. */
export const LATE_LANGUAGES: Readonly<Record<'de' | 'ar', () => Promise<Labels>>> = {
  de: () => beside('de'),
  ar: () => beside('ar'),
}

async function beside(language: string): Promise<Labels> {
  const file = await besideScript<Record<string, Labels>>(language)
  const labels = file[language]
  if (labels === undefined)
    throw new Error(`The file for the language “${language}” does not contain that language.`)
  return labels
}
