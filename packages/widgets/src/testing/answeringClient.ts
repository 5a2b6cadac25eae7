import type { SupabaseClient } from '@supabase/supabase-js'
import { publicClient } from '../../../../supabase/publicClient.ts'

/** A client whose backend gives such an answer to each request, and the requests it was sent. */
export function answeringClient(answer: (request: Request) => Response | Promise<Response>): {
  readonly client: SupabaseClient
  readonly requests: Request[]
} {
  const requests: Request[] = []
  const client = publicClient('sb_publishable_test', async (request) => {
    requests.push(request)
    return answer(request)
  })
  return { client, requests }
}
