import { isLate } from './patiently.ts'

/** What a hook knows of a fact that comes from outside. */
export type Loadable<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/** What of a query decides about its state. */
interface Answer<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  /** Why the last attempt failed, while there may be another. */
  readonly failureReason: Error | null
}

/**
 * What is known of a query's fact. What was read once stays, even if reading it anew fails; that it
 * fails is told after the last attempt, or after 30 seconds, and then what later attempts bring is shown.
 *
 * @param retry calls off what is under way, and begins anew
 */
export function loadableOf<Value>(answer: Answer<Value>, retry: () => unknown): Loadable<Value> {
  const { data, error, failureReason } = answer
  if (data !== undefined) return { status: 'ready', value: data }
  const told = error ?? (isLate(failureReason) ? failureReason : null)
  if (told !== null) return { status: 'failed', error: told, retry: () => void retry() }
  return { status: 'pending' }
}
