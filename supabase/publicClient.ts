import type { SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'

// Node 20 has none, and the client insists on one although it never opens it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

/** The public role's client of a backend that is a function of this process. */
export async function publicClient(
  key: string,
  backend: (request: Request) => Promise<Response>,
): Promise<SupabaseClient> {
  // Imported late, so that a caller can replace the warning that it prints on Node 20.
  const { createClient } = await import('@supabase/supabase-js')
  return createClient('http://backend.test', key, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init)
        if (request.signal.aborted) return abortionOf(request.signal)
        return Promise.race([backend(request), abortionOf(request.signal)])
      },
    },
  }) as SupabaseClient
}

/** Never comes, unless as the rejection of a request that is called off. */
function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const callOff = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) callOff()
    signal.addEventListener('abort', callOff)
  })
}
