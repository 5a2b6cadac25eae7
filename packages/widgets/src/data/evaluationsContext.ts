import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { ComparedModel, ModelBases, RecentChange, Suite, Theme } from '../domain/index.ts'
import type { LabelOverrides, SharedLabels } from '../labels/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import type { Links } from './links.ts'

/** Props that a widget passes to the component of its links. */
export interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-label'?: string
}

/** What the widgets inside a provider share. */
export interface EvaluationsContextValue {
  readonly source: EvaluationSource
  readonly client: QueryClient
  readonly checks: DeveloperChecks
  /** The labels of all widgets: English, replaced by those of the host. */
  readonly labels: SharedLabels
  /** The labels of the host, also those of single widgets. */
  readonly overrides: LabelOverrides | undefined
  readonly links: Links
  /** The suite of the content; undefined outside of a suite. */
  readonly suite?: Suite | undefined
  readonly theme: Theme | undefined
  /** The custom properties of the provider's tokens. */
  readonly tokenStyle: Readonly<Record<string, string>>
  readonly Link: ComponentType<LinkProps> | 'a'
  /** The publisher's name; undefined when no line names it. */
  readonly brand: string | undefined
  /** Shows a toast. Without it, widgets use a live region of their own. */
  readonly notify: ((message: string) => void) | undefined
  /** The models whose figures changed lately; inside a suite, only those of the suite. */
  readonly recentChanges: readonly RecentChange[]
  /** The bases of models by their ids. */
  readonly bases: ModelBases
  /** Returns the citation of the models in an exported file. */
  readonly cite: ((models: readonly ComparedModel[]) => Promise<string>) | undefined
}

export const EvaluationsContext = createContext<EvaluationsContextValue | undefined>(undefined)

/**
 * Returns the value of the nearest provider.
 *
 * @throws Error without a provider
 */
export function useEvaluationsContext(): EvaluationsContextValue {
  const value = useContext(EvaluationsContext)
  if (value === undefined) {
    throw new Error(
      '@transparency-lab/widgets: this widget needs a source. ' +
        'Wrap it in <EvaluationsProvider source={…}>.',
    )
  }
  return value
}

const NO_PROVIDER: Partial<EvaluationsContextValue> = {}

/** Returns the value of the nearest provider; an empty one without a provider. */
export function useOptionalContext(): Partial<EvaluationsContextValue> {
  return useContext(EvaluationsContext) ?? NO_PROVIDER
}

/** Returns the host's function for toasts; undefined without a provider or a function. */
export function useNotify(): ((message: string) => void) | undefined {
  return useOptionalContext().notify
}
