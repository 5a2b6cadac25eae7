import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/**
 * Creates a client with a fake backend, and records the requests.
 *
 * @param suites rows of suites, or a response, for each request of suites, which it does not record
 */
export function createStubClient(
  respond: (request: Request) => Response | Promise<Response>,
  suites: readonly object[] | (() => Response) = [],
): {
  readonly client: SupabaseClient
  readonly requests: Request[]
} {
  const requests: Request[] = []
  const client = createClient('http://backend.test', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    // The client requires a WebSocket class, which Node 20 lacks, but never opens a connection.
    realtime: { transport: function Transport() {} as never },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { signal } = request
        signal.throwIfAborted()
        if (new URL(request.url).pathname.endsWith('/suites')) {
          return typeof suites === 'function' ? suites() : Response.json(suites)
        }
        requests.push(request)
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
          Promise.resolve(respond(request)).then(resolve, reject)
        })
      },
    },
  })
  return { client, requests }
}
