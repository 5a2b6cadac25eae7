import { useMemo } from 'react'
import { siteLinks, type EvaluationsProviderProps } from '../data/index.ts'
import { createLoadedSource, type LoadedSnapshot } from '../data/snapshot/index.ts'
import { EvaluationsProvider } from './EvaluationsProvider.tsx'

/** Props of a provider over a loaded snapshot. */
export interface SnapshotProviderProps extends Omit<EvaluationsProviderProps, 'source'> {
  /** The result of `loadSnapshot`. */
  readonly snapshot: LoadedSnapshot
  /**
   * The address of the site that widgets link to; `links` takes precedence.
   * @default the links of `EvaluationsProvider`
   */
  readonly site?: string | undefined
  /**
   * How old the figures may be before the browser reloads them, in milliseconds.
   * @default 300000
   */
  readonly staleTimeMs?: number | undefined
}

/**
 * An {@link EvaluationsProvider} over a snapshot that a server loaded. The server renders the figures, and
 * the browser hydrates them without a request; figures older than `staleTimeMs` stay visible while it loads
 * newer ones. A React Server Component can render it: `snapshot`, `site` and `staleTimeMs` are plain values.
 *
 * @example
 * ```tsx
 * import { ModelCard, SnapshotProvider } from '@transparency-lab/widgets'
 * import { loadSnapshot } from '@transparency-lab/widgets/snapshot'
 *
 * export async function Page() {
 *   const snapshot = await loadSnapshot('https://example.org/snapshot.json')
 *   return (
 *     <SnapshotProvider snapshot={snapshot} site="https://example.org">
 *       <ModelCard modelId="gpt-4" />
 *     </SnapshotProvider>
 *   )
 * }
 * ```
 */
export function SnapshotProvider({
  snapshot,
  site,
  staleTimeMs,
  links,
  ...rest
}: SnapshotProviderProps) {
  // Without a snapshot, the source says so in a sentence.
  const { url, loadedAt } = (snapshot as LoadedSnapshot | undefined) ?? {}
  const source = useMemo(
    () => createLoadedSource(snapshot, staleTimeMs === undefined ? {} : { staleTimeMs }),
    // A server that renders from its cache sends an equal snapshot as a new object.
    [url, loadedAt, staleTimeMs], // eslint-disable-line react-hooks/exhaustive-deps
  )
  const toSite = useMemo(() => (site ? siteLinks(site) : undefined), [site])
  return <EvaluationsProvider source={source} links={links ?? toSite} {...rest} />
}
