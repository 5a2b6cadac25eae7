import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { enShared, mergeLabels, type LabelOverrides } from '../labels/index.ts'
import { createQueryClient } from './createQueryClient.ts'
import { EvaluationsContext, type LinkProps } from './evaluationsContext.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import { siteLinks, type Links } from './links.ts'

/** What the widgets below a provider read from, say and link to. */
export interface EvaluationsProviderProps {
  readonly children: ReactNode
  /** Where evaluations are read from. Keep it stable: for another source, everything is read again. */
  readonly source: EvaluationSource
  /** Sentences in other words or another language, merged over English. Keep it stable. */
  readonly labels?: LabelOverrides
  /**
   * Where links lead. Keep it stable.
   * @default siteLinks(): the pages of the site that the widgets stand on
   */
  readonly links?: Links
  /**
   * Draws a link, for a host with a router of its own.
   * @default a plain anchor
   */
  readonly Link?: ComponentType<LinkProps>
  /** Shows a passing notice, for a host with a place for them. */
  readonly notify?: (message: string) => void
}

const SITE_LINKS = siteLinks()

/**
 * Gives the widgets below it their source of evaluations, their words and their links.
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
export function EvaluationsProvider({
  children,
  source,
  labels,
  links = SITE_LINKS,
  Link,
  notify,
}: EvaluationsProviderProps) {
  const [client] = useState(createQueryClient)
  // The browser tells the client when it is online again, or its page is seen again.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  const value = useMemo(
    () => ({
      source,
      client,
      labels: mergeLabels(enShared, labels),
      overrides: labels,
      links,
      Link: Link ?? ('a' as const),
      notify,
    }),
    [source, client, labels, links, Link, notify],
  )
  return <EvaluationsContext.Provider value={value}>{children}</EvaluationsContext.Provider>
}
