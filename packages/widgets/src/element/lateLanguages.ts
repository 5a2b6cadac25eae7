import type { Labels } from '../labels/index.ts'

/** The languages besides English, each a file of its own that comes when it is asked for. */
export const LATE_LANGUAGES: Readonly<Record<'de' | 'ar', () => Promise<Labels>>> = {
  de: async () => (await import('../locales/de.ts')).de,
  ar: async () => (await import('../locales/ar.ts')).ar,
}
