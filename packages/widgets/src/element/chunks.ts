import { developerChecks } from '../data/index.ts'
import { lazyParts } from '../ui/index.ts'
import type { Loaders } from './platform.ts'

/** Loads the parts as chunks of a bundler. */
export const chunks: Loaders = {
  locales: {
    de: async () => (await import('../locales/de.ts')).de,
    ar: async () => (await import('../locales/ar.ts')).ar,
  },
  parts: lazyParts,
  checks: developerChecks,
}
