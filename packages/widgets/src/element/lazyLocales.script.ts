import type { TranslationCode } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'
import { importSibling } from './importSibling.script.ts'

/** Replaces `lazyLocales.ts` in the one-file script: the languages are files next to it. */
export const LAZY_LOCALES: Readonly<Record<TranslationCode, () => Promise<Labels>>> = {
  de: async () => (await importSibling<Record<'de', Labels>>('de', 'de')).de,
  ar: async () => (await importSibling<Record<'ar', Labels>>('ar', 'ar')).ar,
}
