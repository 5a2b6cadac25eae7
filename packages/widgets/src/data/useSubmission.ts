import { useRef } from 'react'
import { SUBMIT_DELAY_MS } from '../domain/index.ts'

/** Sends what a form holds; rejects when it did not arrive. */
export type Submit<Values> = (values: Values) => unknown

/**
 * Sends a form's values once: while they are under way, another press, key or call sends nothing.
 * Without somewhere to send them, it succeeds after a second and calls no network.
 *
 * @returns whether they arrived; undefined, once those are done, when others were under way already
 */
export function useSubmission<Values>(
  submit: Submit<Values> = waitASecond,
): (values: Values) => Promise<boolean | undefined> {
  const underWay = useRef<Promise<boolean> | undefined>(undefined)
  return async (values) => {
    if (underWay.current !== undefined) {
      // Whoever waits for this answer takes it for the end of the submission.
      await underWay.current
      return undefined
    }
    underWay.current = arrives(submit, values)
    const hasArrived = await underWay.current
    underWay.current = undefined
    return hasArrived
  }
}

async function arrives<Values>(submit: Submit<Values>, values: Values): Promise<boolean> {
  try {
    await submit(values)
    return true
  } catch {
    return false
  }
}

function waitASecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY_MS))
}
