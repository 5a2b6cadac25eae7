import { useEffect, useRef } from 'react'
import { useEvaluationsContext, type Loadable } from '../data/index.ts'
import { endReservedHeight } from './adoptStyles.ts'
import { emit } from './events.ts'
import { explainFailure } from './explainFailure.ts'

/** Dispatches an event when a query succeeds or fails, logs why it failed, and ends the height that the page reserved. */
export function useStatusEvents(element: HTMLElement, result: Loadable<unknown>): void {
  const { checks } = useEvaluationsContext()
  const { status } = result
  const error = status === 'failed' ? result.error : undefined
  const isExplained = useRef(false)
  // Synchronizes with the page around the element, which listens to events.
  useEffect(() => {
    if (status !== 'pending') endReservedHeight(element)
    if (status === 'ready') emit(element, 'safety-ready', null)
    if (error === undefined) isExplained.current = false
    else {
      emit(element, 'safety-error', { message: error.message })
      // Retries continue after the first error is reported, each with an error of its own.
      if (!isExplained.current) void explainFailure(element, error, checks)
      isExplained.current = true
    }
  }, [element, status, error, checks])
}
