import type { ReactNode } from 'react'
import type { Loadable } from '../data/index.ts'
import { useToldStatus } from './useToldStatus.ts'

interface ToldWidgetProps {
  readonly element: HTMLElement
  /** The query of the widget. */
  readonly read: Loadable<unknown>
  readonly children: ReactNode
}

/**
 * Wraps the widget of an element and dispatches events about its query. If the query fails, it shows
 * the fallback content of the element below the notice.
 */
export function ToldWidget({ element, read, children }: ToldWidgetProps) {
  useToldStatus(element, read)
  return (
    <>
      {children}
      {read.status === 'failed' && <slot />}
    </>
  )
}
