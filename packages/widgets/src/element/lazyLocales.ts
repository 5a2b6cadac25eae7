import type { TranslationCode } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'

/** The languages besides English, each in a lazily loaded file. */
export const LAZY_LOCALES: Readonly<Record<TranslationCode, () => Promise<Labels>>> = {
  de: async () => (await import('../locales/de.ts')).de,
  ar: async () => (await import('../locales/ar.ts')).ar,
}
