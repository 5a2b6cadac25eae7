import {
  environmentManager,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { EvaluationSource, InitialReads } from './evaluationSource.ts'
import { isSlowFailure, markSlowFailures } from './sourceFetch.ts'
import { SourceError } from './sourceError.ts'

/** The state of data that a hook loads. */
export type Loadable<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/** A query of a source. */
export type SourceQuery<Value> = UseQueryOptions<Value, Error, Value, readonly string[]>

/** How a query reads its value. */
export interface QueryFunctions<Value> {
  readonly load: (signal: AbortSignal) => Promise<Value>
  /** Returns undefined when only a request can tell. */
  readonly initialData: () => Value | undefined
}

const STALE_TIME_MS = 60_000

/** Creates a query of a source. */
export function sourceQuery<Value>(
  source: EvaluationSource,
  key: readonly string[],
  { load, initialData }: QueryFunctions<Value>,
): SourceQuery<Value> {
  return {
    queryKey: [sourceKey(source), ...key],
    queryFn: markSlowFailures(load),
    initialData: () => {
      try {
        return initialData()
      } catch (error) {
        // The request of this source fails in the same way, and the widget then offers to retry.
        if (error instanceof SourceError) return undefined
        throw error
      }
    },
    // A server fetches nothing, and a prerender of Next.js fails when a component reads the time.
    initialDataUpdatedAt: () => source.loadedAt ?? (environmentManager.isServer() ? 0 : undefined),
    staleTime: environmentManager.isServer() ? 'static' : (source.staleTimeMs ?? STALE_TIME_MS),
  }
}

/** Returns a read without a request, if the source has it. */
export function getInitialRead<Name extends keyof InitialReads>(
  source: EvaluationSource,
  name: Name,
): InitialReads[Name] | undefined {
  const initial = getOwn(source, 'initial')
  return initial && getOwn(initial, name)
}

/** Returns a property of the object itself: a page may have added one of that name to every object. */
function getOwn<Owner extends object, Key extends keyof Owner>(owner: Owner, key: Key) {
  return Reflect.ownKeys(owner).includes(key as string) ? owner[key] : undefined
}

/** Runs a query with the client of the provider. A disabled one reads nothing. */
export function useSourceQuery<Value>(query: SourceQuery<Value>): Loadable<Value> {
  const { client } = useEvaluationsContext()
  const { initialData: _, ...unread } = query
  return toLoadable(useQuery(query.enabled === false ? unread : query, client), () =>
    client.resetQueries({ ...query, exact: true }),
  )
}

/**
 * Converts the result of a query. Data stays visible when a refetch fails. An error is reported after the
 * last retry, or after 30 seconds; a later success replaces it.
 *
 * @param retry cancels the current attempt and starts again
 */
export function toLoadable<Value>(
  { data, error, failureReason }: Pick<UseQueryResult<Value>, 'data' | 'error' | 'failureReason'>,
  retry: () => unknown,
): Loadable<Value> {
  if (data !== undefined) return { status: 'ready', value: data }
  const reported = error ?? (isSlowFailure(failureReason) ? failureReason : null)
  if (reported !== null) return { status: 'failed', error: reported, retry: () => void retry() }
  return { status: 'pending' }
}

const keys = new WeakMap<EvaluationSource, string>()
let sources = 0

/** Returns a key for the source, so that a provider's next source does not share its cache entries. */
function sourceKey(source: EvaluationSource): string {
  const key = keys.get(source) ?? String((sources += 1))
  keys.set(source, key)
  return key
}
