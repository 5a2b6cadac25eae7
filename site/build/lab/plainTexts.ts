import { headTexts as arHeads } from '../../src/texts/ar/heads.ts'
import { headTexts as deHeads } from '../../src/texts/de/heads.ts'
import { headTexts as enHeads } from '../../src/texts/en/heads.ts'
import type { SiteLanguage } from './siteLanguages.ts'

/** The sentences that Vite's configuration needs, before a module has the language of the lab. */
export interface PlainTexts {
  readonly heads: typeof enHeads
}

export const PLAIN_TEXTS: Readonly<Record<SiteLanguage, PlainTexts>> = {
  en: { heads: enHeads },
  de: { heads: deHeads },
  ar: { heads: arHeads },
}
