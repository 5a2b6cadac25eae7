import {
  developerChecks,
  logOnce,
  SourceProvider,
  type EvaluationsProviderProps,
} from '../data/index.ts'
import { lazyParts, LazyPartsContext } from '../ui/index.ts'

/**
 * Provides the source, the labels and the links of the widgets inside.
 *
 * @example
 * ```tsx
 * import { EvaluationsProvider, LeaderboardTable, siteLinks } from '@transparency-lab/widgets'
 * import { de } from '@transparency-lab/widgets/locales/de'
 * import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
 *
 * const source = createSnapshotSource('https://example.org/snapshot.json')
 * const links = siteLinks('https://example.org')
 *
 * export function Page() {
 *   return (
 *     <EvaluationsProvider source={source} labels={de} links={links}>
 *       <LeaderboardTable />
 *     </EvaluationsProvider>
 *   )
 * }
 * ```
 */
export function EvaluationsProvider(props: EvaluationsProviderProps) {
  return (
    <LazyPartsContext.Provider value={lazyParts}>
      <SourceProvider {...props} checks={developerChecks} onFailure={logFailure} />
    </LazyPartsContext.Provider>
  )
}

/** Tells the developer of the page why the evaluations failed to load. The widgets tell readers only that they did. */
function logFailure({ message }: Error): void {
  logOnce('error', `@transparency-lab/widgets: the evaluations failed to load. ${message}`)
}
