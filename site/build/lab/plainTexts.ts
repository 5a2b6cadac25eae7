import { documentTexts as arDocument } from '../../src/texts/ar/document.ts'
import { headTexts as arHeads } from '../../src/texts/ar/heads.ts'
import { documentTexts as deDocument } from '../../src/texts/de/document.ts'
import { headTexts as deHeads } from '../../src/texts/de/heads.ts'
import { documentTexts as enDocument } from '../../src/texts/en/document.ts'
import { headTexts as enHeads } from '../../src/texts/en/heads.ts'
import { embedPageTexts as arEmbedPages } from '../../src/texts/ar/embedPages.ts'
import { embedPageTexts as deEmbedPages } from '../../src/texts/de/embedPages.ts'
import { embedPageTexts as enEmbedPages } from '../../src/texts/en/embedPages.ts'
import type { LanguageCode } from './packageRules.ts'

/** The sentences that Vite's configuration needs, which cannot import them by `#texts`. */
export interface PlainTexts {
  readonly document: typeof enDocument
  readonly embedPages: typeof enEmbedPages
  readonly heads: typeof enHeads
}

const PLAIN_TEXTS: Readonly<Record<LanguageCode, PlainTexts>> = {
  en: { document: enDocument, embedPages: enEmbedPages, heads: enHeads },
  de: { document: deDocument, embedPages: deEmbedPages, heads: deHeads },
  ar: { document: arDocument, embedPages: arEmbedPages, heads: arHeads },
}

/**
 * Returns the sentences of a language.
 *
 * @throws Error naming a language that this file lacks, which Vite's configuration would otherwise not be able to read
 */
export function getPlainTexts(code: string): PlainTexts {
  const texts = new Map(Object.entries(PLAIN_TEXTS)).get(code)
  if (texts !== undefined) return texts
  throw new Error(`site/build/lab/plainTexts.ts has no texts for ${JSON.stringify(code)}`)
}
