import { useRef } from 'react'
import { logUnexpectedError, SUBMIT_DELAY_MS } from '../domain/index.ts'

/** Sends the values of a form. They are not sent when it rejects, or returns a `Response` that is not `ok`. */
export type Submit<Values> = (values: Values) => unknown

/**
 * Returns a function that submits the values of a form. While a submission is in flight, further calls
 * send nothing.
 *
 * @param submit sends the values; by default it waits a second and succeeds, without a request
 * @returns true if sent, false if it failed, undefined if another submission was in flight
 */
export function useSubmission<Values>(
  submit: Submit<Values> = delay,
): (values: Values) => Promise<boolean | undefined> {
  const inFlight = useRef<Promise<boolean> | undefined>(undefined)
  return async (values) => {
    if (inFlight.current !== undefined) {
      // A form is submitting for as long as this promise is pending.
      await inFlight.current
      return undefined
    }
    inFlight.current = trySubmit(submit, values)
    const isSent = await inFlight.current
    inFlight.current = undefined
    return isSent
  }
}

async function trySubmit<Values>(submit: Submit<Values>, values: Values): Promise<boolean> {
  try {
    // The promise of `fetch` resolves also when the server refuses. The browser logs the status.
    const answer = (await submit(values)) as { readonly ok?: unknown } | null | undefined
    return answer?.ok !== false
  } catch (error) {
    logUnexpectedError(error)
    return false
  }
}

function delay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY_MS))
}
