import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { LabelOverrides, SharedLabels } from '../labels/index.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import type { Links } from './links.ts'

/** What a widget gives to the component that draws its links. */
export interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string
  readonly 'aria-label'?: string
}

/** What every widget below a provider shares. */
export interface EvaluationsContextValue {
  readonly source: EvaluationSource
  readonly client: QueryClient
  /** What all widgets share, in the words given. */
  readonly labels: SharedLabels
  /** All that was given, from which each widget takes its own sentences. */
  readonly overrides: LabelOverrides | undefined
  readonly links: Links
  /** Draws a link: the host's component, or the element itself where it has none. */
  readonly Link: ComponentType<LinkProps> | 'a'
  /** Shows a passing notice; without one, a widget says it in a live region of its own. */
  readonly notify: ((message: string) => void) | undefined
}

export const EvaluationsContext = createContext<EvaluationsContextValue | undefined>(undefined)

/**
 * What the provider above holds.
 *
 * @throws Error when there is no provider
 */
export function useEvaluationsContext(): EvaluationsContextValue {
  const value = useContext(EvaluationsContext)
  if (value === undefined) {
    throw new Error(
      '@transparency-lab/widgets: a widget has no source of evaluations. ' +
        'Put it into <EvaluationsProvider source={…}>.',
    )
  }
  return value
}
