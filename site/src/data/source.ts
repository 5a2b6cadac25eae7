import { PostgrestClient } from '@supabase/postgrest-js'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { loadReports } from '../contested/loadReports.ts'
import { LATEST_FIGURES } from '../releases/paths.ts'
import type { Backend } from '../env.ts'
import { PLANNED_MODELS } from './plannedModels.ts'
import { toAddress } from '../address/toAddress.ts'

/** The request that `public/prefetch.js` sent before the bundle ran. */
export interface Prefetch {
  /** Absolute URL. */
  readonly url: string
  readonly response: Promise<Response>
  readonly cancel: () => void
}

declare global {
  interface Window {
    prefetched?: Prefetch | undefined
  }
}

/**
 * Creates a source over a Supabase project, with the public role. It uses the PostgREST client alone,
 * because the whole Supabase client is eleven times as large.
 */
export function createBackendSource({ url, key }: Backend): EvaluationSource {
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  const address = new URL('/rest/v1', url).href
  const client = new PostgrestClient(address, { headers, fetch: consumePrefetch })
  return {
    ...createSupabaseSource(client, { plannedModels: PLANNED_MODELS }),
    // The database has none: the lab edits them in a file, which the build publishes.
    getContested: async () => {
      const { reports, statements } = await loadReports()
      return { figures: reports, statements, invalidRows: 0 }
    },
  }
}

/** Creates a source over the snapshot of the site's own build. */
export function createPublishedSource(): EvaluationSource {
  return createSnapshotSource(toAddress(LATEST_FIGURES), { fetch: consumePrefetch })
}

/** The storage key of a project's session: the default of Supabase's client. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0] ?? ''}-auth-token`
}

/** Whether the storage has a session of the project, or the URL brings one from a sign-in. */
export function hasSession(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null || location.hash.includes('access_token=')
  } catch {
    // Blocked storage has no session.
    return false
  }
}

/** Returns the prefetched request, once. */
export function takePrefetch(): Prefetch | undefined {
  const { prefetched } = window
  window.prefetched = undefined
  return prefetched
}

/**
 * Fetches like `fetch`, but the first call consumes the prefetched response if its URL is the same.
 * A failed prefetch counts as the first attempt.
 */
function consumePrefetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const prefetched = takePrefetch()
  if (prefetched === undefined) return fetch(input, init)
  const { url, response, cancel } = prefetched
  if (new URL(input instanceof Request ? input.url : input, location.href).href !== url) {
    cancel()
    return fetch(input, init)
  }
  if (init?.signal?.aborted === true) cancel()
  init?.signal?.addEventListener('abort', cancel, { once: true })
  return response
}
