import type { EvaluationSource, Listing, Suite } from '@transparency-lab/widgets'

/** The suites at the time of the build. */
export type PrerenderedSuites = Listing<Suite>

declare global {
  interface Window {
    /** The suites in the prerendered page as JSON, from `public/shell.js`. */
    prerenderedSuites?: string | undefined
  }
}

/**
 * Adds the suites of the prerendered page to a source, so that the switch is there before the first
 * response. They count as old, so that the widgets fetch them again.
 */
export function withPrerenderedSuites(
  source: EvaluationSource,
  suites: PrerenderedSuites,
): EvaluationSource {
  const { listSuites } = source
  if (listSuites === undefined) return source
  return {
    ...source,
    listSuites: Object.assign(
      (...options: Parameters<typeof listSuites>) => listSuites(...options),
      {
        initialData: () => suites,
      },
    ),
    loadedAt: 0,
  }
}

/** Returns the suites of the prerendered page; undefined on a page without them. */
export function readPrerenderedSuites(): PrerenderedSuites | undefined {
  const { prerenderedSuites } = window
  return prerenderedSuites === undefined
    ? undefined
    : (JSON.parse(prerenderedSuites) as PrerenderedSuites)
}
