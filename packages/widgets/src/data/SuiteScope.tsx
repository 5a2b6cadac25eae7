import { useMemo, type ReactNode } from 'react'
import type { Suite } from '../domain/index.ts'
import { EvaluationsContext, useEvaluationsContext } from './evaluationsContext.ts'
import { withSuite } from './links.ts'
import { useLoadedSuites } from './queries.ts'

interface SuiteScopeProps {
  /** Undefined while it loads, and when the source has no suites. */
  readonly suite: Suite | undefined
  /**
   * Whether the host or the reader asked for it, so that links name the first suite too.
   * @default false
   */
  readonly isRequested?: boolean
  readonly children: ReactNode
}

/**
 * Gives the content its suite, makes its links lead there, and limits its recent changes to it. The first suite
 * needs no parameter, except in a comparison, which could show another suite without one.
 */
export function SuiteScope({ suite, isRequested = false, children }: SuiteScopeProps) {
  const context = useEvaluationsContext()
  const first = useLoadedSuites()[0]?.id
  const id = suite?.id
  const value = useMemo(
    () => ({
      ...context,
      suite,
      ...(id !== undefined &&
        (isRequested || id !== first) && { links: withSuite(context.links, id) }),
      recentChanges: context.recentChanges.filter(({ suiteId }) => suiteId === id),
    }),
    [context, suite, id, first, isRequested],
  )
  return <EvaluationsContext.Provider value={value}>{children}</EvaluationsContext.Provider>
}
