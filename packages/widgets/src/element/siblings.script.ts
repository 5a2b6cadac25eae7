import type { Labels } from '../labels/index.ts'
import { importSibling } from './importSibling.script.ts'
import type { Loaders } from './platform.ts'

/** Loads the parts as files next to the one-file script, which has no chunks. */
export const siblings: Loaders = {
  locales: {
    de: async () => (await importSibling<Record<'de', Labels>>('de', 'de')).de,
    ar: async () => (await importSibling<Record<'ar', Labels>>('ar', 'ar')).ar,
  },
  parts: {
    loadTooltip: () => importSibling('parts', 'attachTooltip'),
    loadCopying: () => importSibling('parts', 'copyAsTable'),
    loadHandout: () => importSibling('handout', 'savePicture'),
  },
  checks: {
    loadSourceProblems: () => importSibling('parts', 'createProblem'),
    loadTokenProblems: () => importSibling('parts', 'describeTokenProblems'),
  },
}
