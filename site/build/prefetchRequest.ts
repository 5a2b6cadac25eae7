import type { Backend } from '../src/env.ts'
import { createBackendSource, createPublishedSource } from '../src/source.ts'

/** The dashboard's first request, which `public/prefetch.js` prefetches. */
export interface PrefetchRequest {
  /** Relative to the root of the site when the request goes to the site's own origin. */
  readonly url: string
  readonly init: Pick<RequestInit, 'headers' | 'credentials'>
}

/** Stands in for the site's origin, which is unknown at build time. */
const HERE = 'http://here.invalid'

/**
 * Runs the dashboard's source with a fake `fetch` to learn its first request. Over a database it is for the
 * suites: the request for the entries names them, so it cannot be sent before the response.
 *
 * @param backend undefined when the site fetches its own snapshot
 * @param isSameOrigin whether the backend is on the site's own origin
 */
export function prefetchRequest(
  backend: Backend | undefined,
  isSameOrigin = false,
): Promise<PrefetchRequest> {
  return new Promise((resolve, reject) => {
    const ask: typeof fetch = (input, { headers, credentials } = {}) => {
      const url = input instanceof Request ? input.url : String(input)
      resolve({
        url: url.startsWith(HERE) ? url.slice(HERE.length) : url,
        init: {
          ...(headers !== undefined && { headers: Object.fromEntries(new Headers(headers)) }),
          ...(credentials !== undefined && { credentials }),
        },
      })
      // A pending request would keep the build alive until the idle timeout.
      return Promise.reject(new Error('The build sends no requests.'))
    }
    const source =
      backend === undefined
        ? createPublishedSource(ask)
        : createBackendSource(isSameOrigin ? { ...backend, url: HERE } : backend, ask)
    source.listLeaderboard().catch(reject)
  })
}
