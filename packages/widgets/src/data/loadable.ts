/** What a hook knows of a fact that comes from outside. */
export type Loadable<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }
