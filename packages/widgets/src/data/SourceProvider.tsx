import { QueryCache, QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { enShared, mergeLabels, type LabelOverrides } from '../labels/index.ts'
import {
  THEMES,
  withDefaults,
  type ComparedModel,
  type ModelBases,
  type RecentChange,
  type Theme,
  isObject,
} from '../domain/index.ts'
import type { Tokens } from '../theme/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { EvaluationsContext, type LinkProps } from './evaluationsContext.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import { describeLink, HostLink, HostLinkContext } from './HostLink.tsx'
import { siteLinks, type Links } from './links.ts'
import {
  optionalFunction,
  createListRule,
  optionalObject,
  createChoiceRule,
  optionalText,
  type PropRules,
} from './propRules.ts'
import { retryPolicy } from './sourceFetch.ts'
import { useLabelCheck } from './useLabelCheck.ts'
import { useValidProps } from './useValidProps.ts'
import { useTokenStyle } from './useTokenStyle.ts'
import { warnDeveloper } from './warnDeveloper.ts'
import { withoutNulls } from './withoutNulls.ts'

/** Props of the provider: the source, the labels and the links of the widgets inside. */
export interface EvaluationsProviderProps {
  readonly children: ReactNode
  /** Where evaluations come from. Keep it stable: a new source loads everything again. */
  readonly source: EvaluationSource
  /** Labels that replace the English ones. Keep it stable. */
  readonly labels?: LabelOverrides | undefined
  /**
   * The addresses of links. Keep it stable.
   * @default `dashboard`, `model` and `compare` of siteLinks(): pages of the same site
   */
  readonly links?: Links | undefined
  /**
   * The theme of the widgets inside that have none of their own.
   * @default 'inherit'
   */
  readonly theme?: Theme | undefined
  /**
   * Colours and sizes of the widgets inside. On a page of the developer's own machine the console names those that
   * are invalid or too alike. Keep it stable.
   * @default the tokens that the page sets in CSS
   */
  readonly tokens?: Tokens | undefined
  /**
   * Renders a link, for a host with a client-side router.
   * @default a plain anchor
   */
  readonly Link?: ComponentType<LinkProps> | undefined
  /**
   * The name of the figures' publisher, such as “Transparency Lab”. A line under each widget links to its page with the
   * same figures.
   * @default no line
   */
  readonly brand?: string | undefined
  /** Shows a toast, for a host with its own toasts. */
  readonly notify?: ((message: string) => void) | undefined
  /**
   * The models whose figures changed lately, which widgets note beside the date. Keep it stable.
   * @default none
   */
  readonly recentChanges?: readonly RecentChange[] | undefined
  /**
   * Which models are builds or settings of one, by their ids: pickers list them together. Keep it stable.
   * @default each model on its own
   */
  readonly bases?: ModelBases | undefined
  /**
   * Returns the citation of the models in an exported file. Keep it stable. When it rejects, the file has no
   * citation, and `notify` is called.
   * @default files without a citation
   */
  readonly cite?: ((models: readonly ComparedModel[]) => Promise<string>) | undefined
}

/** Plain JavaScript may pass anything. */
function requireSource(source: unknown): void {
  const { listLeaderboard } = (source ?? {}) as Partial<EvaluationSource>
  if (typeof listLeaderboard === 'function') return
  throw new TypeError(`EvaluationsProvider: source is ${String(source)}, not an EvaluationSource.`)
}

const { dashboard, model, compare } = siteLinks()

/** The links that every widget needs. Which other pages a site has, only its developer knows. */
const OWN_LINKS: Links = { dashboard, model, compare }

/** What plain JavaScript may get wrong in the props. The labels and the tokens have checks of their own. */
const RULES: PropRules<EvaluationsProviderProps> = {
  links: optionalObject,
  theme: createChoiceRule(THEMES),
  tokens: optionalObject,
  Link: (value) => optionalObject(value) || optionalFunction(value),
  brand: optionalText,
  notify: optionalFunction,
  recentChanges: createListRule(isObject),
  bases: (value) => value === undefined || (isObject(value) && typeof value['get'] === 'function'),
  cite: optionalFunction,
}

const LINK_RULES: PropRules<Links> = {
  dashboard: optionalText,
  sponsor: optionalText,
  method: optionalText,
  contested: optionalFunction,
  reportProblem: optionalFunction,
  model: optionalFunction,
  compare: optionalFunction,
}

/** On a page of the developer's own machine, the console says if links to another site lack its protocol. */
function useLinksCheck({ dashboard }: Links, checks: DeveloperChecks): void {
  // Synchronises with the console.
  useEffect(() => {
    if (/^\/|:\/\//.test(dashboard)) return
    void warnDeveloper(async () => (await checks.loadSourceProblems()).describeAddress(dashboard))
  }, [dashboard, checks])
}

const NO_CHANGES: readonly RecentChange[] = []
const NO_BASES: ModelBases = new Map()
const NO_TOKENS: Tokens = {}

interface SourceProviderProps extends EvaluationsProviderProps {
  /** Keep it stable. */
  readonly checks: DeveloperChecks
  /** Receives the error of each read that failed for good. The first function is kept. */
  readonly onFailure?: ((error: Error) => void) | undefined
}

/** Provides the source, the labels and the links to the hooks of this folder. */
export function SourceProvider({
  children,
  source,
  checks,
  onFailure,
  ...props
}: SourceProviderProps) {
  requireSource(source)
  const given = useValidProps(props, RULES, { checks })
  const { theme, tokens = NO_TOKENS, Link, brand, notify, cite } = given
  const { recentChanges = NO_CHANGES, bases = NO_BASES } = given
  const labels = useMemo(() => withoutNulls(given.labels), [given.labels])
  useLabelCheck(enShared, labels, checks)
  const validLinks = useValidProps(given.links ?? OWN_LINKS, LINK_RULES, { checks, at: 'links.' })
  const links = useMemo(() => withDefaults(OWN_LINKS, validLinks), [validLinks])
  useLinksCheck(links, checks)
  const client = useOwnClient(onFailure)
  const tokenStyle = useTokenStyle(tokens, theme, checks)
  const [hostLink, LinkInWidgets] = useHostLink(Link)
  // On its own, because tooltips close and open again with new labels.
  const shared = useMemo(() => mergeLabels(enShared, labels), [labels])
  const parts = {
    source,
    client,
    checks,
    labels: shared,
    overrides: labels,
    links,
    theme,
    tokenStyle,
    Link: LinkInWidgets,
    brand,
    notify,
    recentChanges,
    bases,
    cite,
  }
  const value = useMemo(() => parts, Object.values(parts)) // eslint-disable-line react-hooks/use-memo, react-hooks/exhaustive-deps -- these are all of its parts
  return (
    <HostLinkContext.Provider value={hostLink}>
      <EvaluationsContext.Provider value={value}>{children}</EvaluationsContext.Provider>
    </HostLinkContext.Provider>
  )
}

/** Options that a script of the host may name on `Object.prototype`. The query library would read them there. */
const NO_INHERITED_OPTIONS = {
  _optimisticResults: undefined,
  behavior: undefined,
  enabled: undefined,
  gcTime: undefined,
  initialData: undefined,
  initialDataUpdatedAt: undefined,
  meta: undefined,
  notifyOnChangeProps: undefined,
  persister: undefined,
  placeholderData: undefined,
  queryHash: undefined,
  refetchInterval: undefined,
  refetchIntervalInBackground: undefined,
  refetchOnMount: undefined,
  retryOnMount: undefined,
  select: undefined,
  structuralSharing: undefined,
  subscribed: undefined,
  suspense: undefined,
  throwOnError: undefined,
} as object

/** Returns what describes the host's link, and the component that widgets render, which stays the same. */
function useHostLink(Link: ComponentType<LinkProps> | undefined) {
  const hostLink = useMemo(() => (Link === undefined ? undefined : describeLink(Link)), [Link])
  return [hostLink, Link === undefined ? 'a' : HostLink] as const
}

/** Returns a client of the provider's own, which follows the browser's online and visibility events. */
function useOwnClient(onFailure: ((error: Error) => void) | undefined): QueryClient {
  const [client] = useState(() => createQueryClient(onFailure))
  // Subscribes the client to these events.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return client
}

/** Creates a client of our own, so that it never shares a cache with the host. */
function createQueryClient(onError: ((error: Error) => void) | undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(onError && { onError }),
    defaultOptions: {
      queries: {
        ...NO_INHERITED_OPTIONS,
        // The library's own hash calls a `toJSON` of the host.
        queryKeyHashFn: (key) => key.join('\n'),
        // Browsers can report to be offline when they are not, and the default would wait forever.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        ...retryPolicy,
      },
    },
  })
}
