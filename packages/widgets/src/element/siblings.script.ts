import type { DeveloperChecks } from '../data/index.ts'
import type { Labels } from '../labels/index.ts'
import type { LazyParts } from '../ui/index.ts'
import { importSibling } from './importSibling.script.ts'
import type { LoadedParts } from './platform.ts'

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>

/** Loads the parts as files next to the one-file script, which has no chunks. */
export const siblings: LoadedParts = {
  locales: {
    de: async () => (await importSibling<Record<'de', Labels>>('de', 'de')).de,
    ar: async () => (await importSibling<Record<'ar', Labels>>('ar', 'ar')).ar,
  },
  parts: {
    loadTooltip: () => importSibling<Loaded<LazyParts['loadTooltip']>>('parts', 'attachTooltip'),
    loadHandout: () => importSibling<Loaded<LazyParts['loadHandout']>>('handout', 'savePicture'),
  },
  checks: {
    loadSourceProblems: () =>
      importSibling<Loaded<DeveloperChecks['loadSourceProblems']>>('parts', 'createProblem'),
    loadTokenProblems: () =>
      importSibling<Loaded<DeveloperChecks['loadTokenProblems']>>('parts', 'describeTokenProblems'),
  },
}
