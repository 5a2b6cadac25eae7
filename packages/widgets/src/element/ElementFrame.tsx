import { useMemo, type ReactNode } from 'react'
import { EvaluationsProvider, siteLinks, type EvaluationSource } from '../data/index.ts'
import type { LanguageCode } from '../domain/index.ts'
import { mergeLabels, type LabelOverrides } from '../labels/index.ts'
import { createElementLink } from './createElementLink.tsx'
import { useLocaleLabels } from './useLocaleLabels.ts'

interface ElementFrameProps {
  readonly element: HTMLElement
  readonly source: EvaluationSource
  /** Language of the labels. */
  readonly language: LanguageCode
  readonly overrides: LabelOverrides | undefined
  /** Address of the site that links point to. */
  readonly site: string
  /** The `target` of links. */
  readonly target: string | undefined
  readonly children: ReactNode
}

/** Provides source, labels and links to the widget inside an element. */
export function ElementFrame(props: ElementFrameProps) {
  const { element, source, language, overrides, site, target, children } = props
  const localeLabels = useLocaleLabels(language)
  const labels = useMemo(
    () => localeLabels && mergeLabels(localeLabels, overrides),
    [localeLabels, overrides],
  )
  const links = useMemo(() => siteLinks(site), [site])
  const Link = useMemo(() => createElementLink(element, target), [element, target])
  if (labels === undefined) return null
  return (
    <EvaluationsProvider source={source} labels={labels} links={links} Link={Link}>
      {children}
    </EvaluationsProvider>
  )
}
