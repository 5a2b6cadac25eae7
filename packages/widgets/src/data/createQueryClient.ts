import { QueryClient } from '@tanstack/react-query'
import { SourceError } from './sourceError.ts'

const MOST_RETRIES = 3
const LONGEST_WAIT_MS = 30_000

/**
 * A query client of our own, so that the host's cache and ours never meet. A read that fails is tried
 * three times more, after 1, 2 and 4 seconds, or later where the source asks for that. One that asks
 * for more than 30 seconds is not asked again by itself. What is not set here is the library's default
 * and meant so: five minutes until unused data is dropped.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that wrongly believes itself offline would otherwise wait for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MOST_RETRIES && askedWait(error) <= LONGEST_WAIT_MS,
        retryDelay: (failures, error) => Math.max(1000 * 2 ** failures, askedWait(error)),
      },
    },
  })
}

function askedWait(error: Error): number {
  return error instanceof SourceError ? (error.retryAfterMs ?? 0) : 0
}
