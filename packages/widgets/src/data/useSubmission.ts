import { useRef } from 'react'
import { SUBMIT_DELAY_MS } from '../domain/index.ts'

/** Sends what a form holds; rejects when it did not arrive. */
export type Submit<Values> = (values: Values) => unknown

/**
 * Sends a form's values once: while they are under way, another press, key or call sends nothing.
 * Without somewhere to send them, it succeeds after a second and calls no network.
 *
 * @returns whether they arrived; undefined when they were under way already
 */
export function useSubmission<Values>(
  submit: Submit<Values> = waitASecond,
): (values: Values) => Promise<boolean | undefined> {
  const isUnderWay = useRef(false)
  return async (values) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    try {
      await submit(values)
      return true
    } catch {
      return false
    } finally {
      isUnderWay.current = false
    }
  }
}

function waitASecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY_MS))
}
