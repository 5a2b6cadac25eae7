import type { Labels } from '../labels/index.ts'
import { besideScript } from './besideScript.script.ts'

/** In the place of `lateLanguages.ts` where all is one script: the files that lie beside it. */
export const LATE_LANGUAGES: Readonly<Record<'de' | 'ar', () => Promise<Labels>>> = {
  de: () => beside('de'),
  ar: () => beside('ar'),
}

async function beside(language: string): Promise<Labels> {
  const file = await besideScript<Record<string, Labels>>(language)
  const labels = file[language]
  if (labels === undefined) throw new Error(`The file of the language “${language}” is another.`)
  return labels
}
