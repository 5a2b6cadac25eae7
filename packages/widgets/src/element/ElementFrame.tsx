import { useMemo, type ReactNode } from 'react'
import {
  reportProblemLink,
  siteLinks,
  SourceProvider,
  type EvaluationSource,
} from '../data/index.ts'
import type { LanguageCode, Theme } from '../domain/index.ts'
import { mergeLabels, type LabelOverrides } from '../labels/index.ts'
import { TOKEN_NAMES, type Tokens } from '../theme/index.ts'
import { LazyPartsContext } from '../ui/index.ts'
import { createElementLink } from './createElementLink.tsx'
import type { Loaders } from './platform.ts'
import { useLocaleLabels } from './useLocaleLabels.ts'

interface ElementFrameProps {
  readonly element: HTMLElement
  readonly loaders: Loaders
  readonly source: EvaluationSource
  /** Language of the labels. */
  readonly language: LanguageCode
  readonly overrides: LabelOverrides | undefined
  readonly theme: Theme | undefined
  readonly tokens: Tokens
  /** The name of the publisher, for a line below the widget. */
  readonly brand: string | undefined
  /** Address of the site that links point to. */
  readonly site: string
  /** Whether figures link to the form of the site that reports a problem with them. */
  readonly reportsProblems: boolean
  /** The `target` of links. */
  readonly target: string | undefined
  readonly children: ReactNode
}

/** Provides source, labels and links to the widget inside an element. */
export function ElementFrame(props: ElementFrameProps) {
  const {
    element,
    loaders,
    source,
    language,
    overrides,
    theme,
    tokens,
    brand,
    site,
    reportsProblems,
    target,
    children,
  } = props
  const localeLabels = useLocaleLabels(language, loaders.locales)
  const labels = useMemo(
    () => localeLabels && mergeLabels(localeLabels, overrides),
    [localeLabels, overrides],
  )
  // The element reads its attributes at each render, and the provider needs a stable object.
  const tokenTexts = TOKEN_NAMES.map((name) => tokens[name]).join(' ')
  const stableTokens = useMemo(() => tokens, [tokenTexts]) // eslint-disable-line react-hooks/exhaustive-deps -- the text stands for the tokens
  const links = useMemo(
    () => ({
      ...siteLinks(site),
      ...(reportsProblems && { reportProblem: reportProblemLink(site) }),
    }),
    [site, reportsProblems],
  )
  const Link = useMemo(() => createElementLink(element, target), [element, target])
  if (labels === undefined) return <slot />
  return (
    <LazyPartsContext.Provider value={loaders.parts}>
      <SourceProvider
        source={source}
        checks={loaders.checks}
        labels={labels}
        links={links}
        Link={Link}
        theme={theme}
        tokens={stableTokens}
        brand={brand}
      >
        {children}
      </SourceProvider>
    </LazyPartsContext.Provider>
  )
}
