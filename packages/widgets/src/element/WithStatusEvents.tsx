import type { ReactNode } from 'react'
import type { Loadable } from '../data/index.ts'
import { useStatusEvents } from './useStatusEvents.ts'

interface WithStatusEventsProps {
  readonly element: HTMLElement
  /** The query of the widget. */
  readonly result: Loadable<unknown>
  readonly children: ReactNode
}

/**
 * Wraps the widget of an element and dispatches events about its query. If the query fails, it shows
 * the fallback content of the element below the notice.
 */
export function WithStatusEvents({ element, result, children }: WithStatusEventsProps) {
  useStatusEvents(element, result)
  return (
    <>
      {children}
      {result.status === 'failed' && <slot />}
    </>
  )
}
