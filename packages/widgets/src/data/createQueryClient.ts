import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 60_000

/**
 * A query client of our own, so that the host's cache and ours never meet. What is not set here is
 * the library's default and meant so: three retries after 1, 2 and 4 seconds, never more than 30,
 * and five minutes until unused data is dropped.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that wrongly believes itself offline would otherwise wait for ever.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
      },
    },
  })
}
