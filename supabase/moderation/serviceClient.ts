import type { SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Project } from './readProject.ts'

// The client requires a WebSocket, which Node 20 lacks, although it never opens one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

const [NO_CONTENT, UNAUTHORISED] = [204, 401]

/**
 * Creates a client with the secret key of a project, which reads and deletes everything. Its requests throw an Error that
 * names the variable that is wrong, where no project answers or the project refuses the key.
 */
export async function createServiceClient({ url, key }: Project): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(url, key, {
    auth: { persistSession: false },
    global: { fetch: async (input, init) => checkAnswer(url, await reach(url, input, init)) },
  }) as SupabaseClient
}

async function reach(url: string, ...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...request)
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message
    throw new Error(`SUPABASE_URL is ${url}, where nothing answers: ${reason}.`, { cause: error })
  }
}

function checkAnswer(url: string, response: Response): Response {
  const { status, headers } = response
  if (status === UNAUTHORISED) {
    throw new Error(`SUPABASE_SECRET_KEY is not the secret key of ${url}.`)
  }
  // The client takes some answers without JSON for an empty list.
  const isAnswer = status === NO_CONTENT || headers.get('content-type')?.includes('json') === true
  if (isAnswer) return response
  throw new Error(`SUPABASE_URL is ${url}, which answers as no Supabase project: status ${status}.`)
}
