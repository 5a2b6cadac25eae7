import type { ReactNode } from 'react'
import type { Loadable } from '../data/index.ts'
import { useToldStatus } from './useToldStatus.ts'

interface ToldWidgetProps {
  readonly element: HTMLElement
  /** What the widget reads. */
  readonly read: Loadable<unknown>
  readonly children: ReactNode
}

/**
 * A widget in an element, which reports to the page how its read ends. While the read fails, the fallback
 * content of the element is shown below the notice.
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
