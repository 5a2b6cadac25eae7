import { useMemo, type ReactNode } from 'react'
import { EvaluationsProvider, siteLinks, type EvaluationSource } from '../data/index.ts'
import { mergeLabels, type LabelOverrides } from '../labels/index.ts'
import { elementLinkOf } from './elementLink.tsx'
import { useSpokenLabels } from './useSpokenLabels.ts'

interface ElementFrameProps {
  readonly element: HTMLElement
  readonly source: EvaluationSource
  /** Language tag of the labels. */
  readonly language: string
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
  const spoken = useSpokenLabels(language)
  const labels = useMemo(() => spoken && mergeLabels(spoken, overrides), [spoken, overrides])
  const links = useMemo(() => siteLinks(site), [site])
  const Link = useMemo(() => elementLinkOf(element, target), [element, target])
  if (labels === undefined) return null
  return (
    <EvaluationsProvider source={source} labels={labels} links={links} Link={Link}>
      {children}
    </EvaluationsProvider>
  )
}
