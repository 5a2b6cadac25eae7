import { readdirSync } from 'node:fs'

const LOCALES = new URL('../src/locales/', import.meta.url)

/** The codes of all languages: `de.ts` is a language, `deForms.ts` a part of it. */
export const LANGUAGES = readdirSync(LOCALES)
  .filter((name) => /^[a-z]+\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
