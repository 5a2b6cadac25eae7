import { PostgrestClient } from '@supabase/postgrest-js'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { LATEST_FIGURES } from './embed/embedPage.ts'
import type { Backend } from './env.ts'

/** A read that `public/first-read.js` has begun before the bundle ran. */
export interface FirstRead {
  /** What is asked, in full. */
  readonly url: string
  readonly answer: Promise<Response>
  readonly callOff: () => void
}

declare global {
  interface Window {
    firstRead?: FirstRead | undefined
  }
}

/**
 * Evaluations of a project, read as the public role by PostgREST's own client: that of Supabase brings
 * sessions, channels and files along, eleven times its weight.
 */
export function createBackendSource({ url, key }: Backend, ask = takeFirstRead): EvaluationSource {
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  const address = new URL('/rest/v1', url).href
  return createSupabaseSource(new PostgrestClient(address, { headers, fetch: ask }))
}

/** Evaluations of the snapshot that the site's build published. */
export function createPublishedSource(ask = takeFirstRead): EvaluationSource {
  return createSnapshotSource(LATEST_FIGURES, { fetch: ask })
}

/** Under which name a project's session is kept: the one that Supabase's library gives it. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0] ?? ''}-auth-token`
}

/**
 * Whether there is a session to look after: one that is kept for the project, or one that the address
 * brings from a sign-in elsewhere.
 */
export function hasSession(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null || location.hash.includes('access_token=')
  } catch {
    // Where storage is blocked, no session was kept.
    return false
  }
}

/**
 * Asks the network, and the first time takes over what has been asked already: it is that read's first
 * attempt, whether it succeeds or fails.
 */
function takeFirstRead(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { firstRead } = window
  window.firstRead = undefined
  if (firstRead === undefined) return fetch(input, init)
  const { url, answer, callOff } = firstRead
  if (new URL(input instanceof Request ? input.url : input, location.href).href !== url) {
    callOff()
    return fetch(input, init)
  }
  if (init?.signal?.aborted === true) callOff()
  init?.signal?.addEventListener('abort', callOff, { once: true })
  return answer
}
