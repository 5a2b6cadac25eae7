import { useMemo } from 'react'
import { EvaluationsProvider, siteLinks, type EvaluationsProviderProps } from '../data/index.ts'
import { createLoadedSource, type LoadedSnapshot } from '../data/snapshot/index.ts'

/** Props of {@link SnapshotProvider}. */
export interface SnapshotProviderProps extends Omit<EvaluationsProviderProps, 'source'> {
  /** The result of `loadSnapshot`. */
  readonly snapshot: LoadedSnapshot
  /**
   * The address of the site that links point to. `links` overrides it.
   * @default the site of the page
   */
  readonly site?: string
  /**
   * The age in milliseconds at which the browser refetches the data.
   * @default 300000
   */
  readonly freshMs?: number
}

/**
 * An {@link EvaluationsProvider} for a snapshot that a server has loaded. The server renders the data,
 * and the browser hydrates it without a request. Data older than `freshMs` stays visible while the
 * browser refetches it. A React Server Component can render this provider, because `snapshot`, `site`
 * and `freshMs` are plain values.
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
  freshMs,
  links,
  ...rest
}: SnapshotProviderProps) {
  const { url, loadedAt } = snapshot
  const source = useMemo(
    () => createLoadedSource(snapshot, freshMs === undefined ? {} : { freshMs }),
    // A server that renders from a cache sends the same snapshot as a new object.
    [url, loadedAt, freshMs], // eslint-disable-line react-hooks/exhaustive-deps
  )
  const toSite = useMemo(() => siteLinks(site?.replace(/\/+$/, '')), [site])
  return <EvaluationsProvider source={source} links={links ?? toSite} {...rest} />
}
