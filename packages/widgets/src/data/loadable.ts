/** What a hook knows of a fact that comes from outside. */
export type Loadable<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/** What of a query decides about its state. */
interface Answer<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** What is known of a query's fact. What was read once stays, even if reading it anew fails. */
export function loadableOf<Value>(answer: Answer<Value>): Loadable<Value> {
  const { data, error, refetch } = answer
  if (data !== undefined) return { status: 'ready', value: data }
  if (error !== null) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'pending' }
}
