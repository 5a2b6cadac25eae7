import type { Backend } from '../src/env.ts'
import { createBackendSource, createPublishedSource } from '../src/source.ts'

/** What the dashboard asks first, as `public/first-read.js` is told of it. */
export interface FirstRequest {
  /** From the root of the site where the read goes to the site itself. */
  readonly url: string
  readonly init: Pick<RequestInit, 'headers' | 'credentials'>
}

/** Any address: a site that answers its own reads is wherever it is opened. */
const HERE = 'http://here.invalid'

/**
 * What the dashboard asks first, in the words of the very source that will ask it.
 *
 * @param backend undefined for a site that reads its own snapshot
 * @param isOwn whether the site itself answers for the backend
 */
export function firstRequest(backend: Backend | undefined, isOwn = false): Promise<FirstRequest> {
  return new Promise((asked, fail) => {
    const ask: typeof fetch = (input, { headers, credentials } = {}) => {
      const url = input instanceof Request ? input.url : String(input)
      asked({
        url: url.startsWith(HERE) ? url.slice(HERE.length) : url,
        init: {
          ...(headers !== undefined && { headers: Object.fromEntries(new Headers(headers)) }),
          ...(credentials !== undefined && { credentials }),
        },
      })
      // A request without an end would keep the build waiting for as long as a read may be silent.
      return Promise.reject(new Error('It is the page that asks.'))
    }
    const source =
      backend === undefined
        ? createPublishedSource(ask)
        : createBackendSource(isOwn ? { ...backend, url: HERE } : backend, ask)
    source.listLeaderboard().catch(fail)
  })
}
