import { createContext, useContext, useMemo, type ReactNode } from 'react'
import {
  enShared,
  mergeLabels,
  scoreTerms,
  withMeasured,
  type Labels,
  type SharedLabels,
  type Terms,
  type WidgetSection,
} from '../labels/index.ts'
import type { BandStep, Suite } from '../domain/index.ts'
import { useOptionalContext } from './evaluationsContext.ts'
import { useLabelCheck } from './useLabelCheck.ts'

const SectionsContext = createContext<Partial<Labels>>({})

/** Props of the provider of a widget's own labels. */
export interface LabelSectionsProps {
  /** The sections of the widget in English. Each widget passes its own, so that a page loads no others. */
  readonly sections: Partial<Pick<Labels, WidgetSection>>
  /**
   * Whether the labels of the host are among them already.
   * @default false
   */
  readonly isFinal?: boolean
  readonly children: ReactNode
}

/** Provides the sections of labels that a widget uses, with those of the host over them. */
export function LabelSections({ sections, isFinal = false, children }: LabelSectionsProps) {
  const { overrides, checks } = useOptionalContext()
  useLabelCheck(sections, isFinal ? undefined : overrides, checks)
  const labels = useMemo(
    () => (isFinal ? sections : mergeLabels(sections, overrides)),
    [sections, isFinal, overrides],
  )
  return <SectionsContext.Provider value={labels}>{children}</SectionsContext.Provider>
}

/** Returns the labels that all widgets share, or one of the sections that the widget provides. */
export function useLabels(): SharedLabels
export function useLabels<Section extends WidgetSection>(section: Section): Labels[Section]
export function useLabels(section?: WidgetSection) {
  const sections = useContext(SectionsContext)
  const { labels = enShared } = useOptionalContext()
  return section === undefined ? labels : sections[section]
}

/** Returns explanations of the scores as a suite measures them, of each band of a scale and of the z-score. */
export function useScoreTerms(scale: readonly BandStep[], suite?: Suite): Terms {
  const labels = useLabels()
  return useMemo(
    () => withMeasured(scoreTerms(labels, scale), suite, labels),
    [labels, scale, suite],
  )
}
