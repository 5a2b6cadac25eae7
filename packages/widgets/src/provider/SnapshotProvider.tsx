import { useMemo } from 'react'
import { EvaluationsProvider, siteLinks, type EvaluationsProviderProps } from '../data/index.ts'
import { createLoadedSource, type LoadedSnapshot } from '../data/snapshot/index.ts'

/** What the widgets below a provider show at once, and where they link to. */
export interface SnapshotProviderProps extends Omit<EvaluationsProviderProps, 'source'> {
  /** What `loadSnapshot` returned. */
  readonly snapshot: LoadedSnapshot
  /**
   * The address of the site that links lead to, unless `links` says it.
   * @default the site that the widgets stand on
   */
  readonly site?: string
  /**
   * How old the figures may be before the browser reads them again, in milliseconds.
   * @default 300000
   */
  readonly freshMs?: number
}

/**
 * An {@link EvaluationsProvider} over a snapshot that a server has loaded. The server renders the
 * figures, and the browser hydrates them without a read of its own; figures older than `freshMs` stay on
 * screen while it reads newer ones. A React Server Component can render it: `snapshot`, `site` and
 * `freshMs` are plain values.
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
    // A server that renders again from its cache sends an equal snapshot as another object.
    [url, loadedAt, freshMs], // eslint-disable-line react-hooks/exhaustive-deps
  )
  const toSite = useMemo(() => siteLinks(site?.replace(/\/+$/, '')), [site])
  return <EvaluationsProvider source={source} links={links ?? toSite} {...rest} />
}
