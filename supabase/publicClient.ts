import type { SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'

// The client requires a WebSocket, which Node 20 lacks, although it never opens one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

/** Creates a client with the public role, whose requests go to a function in this process. */
export async function publicClient(
  key: string,
  backend: (request: Request) => Promise<Response>,
): Promise<SupabaseClient> {
  // Imported lazily, so that a caller can replace the warning that it prints on Node 20.
  const { createClient } = await import('@supabase/supabase-js')
  return createClient('http://backend.test', key, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init)
        if (request.signal.aborted) return rejectOnAbort(request.signal)
        return Promise.race([backend(request), rejectOnAbort(request.signal)])
      },
    },
  }) as SupabaseClient
}

/** Returns a promise that rejects when the signal aborts, and otherwise stays pending. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  })
}
