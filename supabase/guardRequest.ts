import { findRequestFault } from './requestFault.ts'

/** The largest answer, in bytes: twenty times the largest one of the product. */
const MAX_ANSWER = 8_000_000

/**
 * Runs a request of the embedded server. One that could tie up the database is refused, and so is an answer
 * that is too large.
 */
export async function guardRequest(url: URL, run: () => Promise<Response>): Promise<Response> {
  const fault = findRequestFault(url)
  return fault === undefined ? refine(await run()) : refuse(fault)
}

async function refine(response: Response): Promise<Response> {
  if (response.body === null) return response
  const body = await response.arrayBuffer()
  if (body.byteLength > MAX_ANSWER) {
    return refuse(`The answer is larger than ${MAX_ANSWER} bytes. Select fewer rows.`)
  }
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const corrected = response.status === 500 && isJson ? correctFault(body) : undefined
  return corrected ?? new Response(body, response)
}

/** Faults of a request that the server takes for its own, and their codes in Postgres. */
const FAULTS_OF_REQUESTS = [
  [/violates check constraint/, '23514'],
  [/^Invalid input for \w+ type/, '22P02'],
  [/^target lists can have at most/, '54011'],
  [/^stack depth limit exceeded/, '54001'],
] as const

/** Answers a fault of the request with 400, as PostgREST does for a violated check. */
function correctFault(body: ArrayBuffer): Response | undefined {
  const text = new TextDecoder().decode(body)
  const answer = JSON.parse(text) as { readonly message?: unknown }
  const message = String(answer.message).replace(/^error: /i, '')
  const code = FAULTS_OF_REQUESTS.find(([pattern]) => pattern.test(message))?.[1]
  return code && Response.json({ ...answer, code, message }, { status: 400 })
}

/** Creates an error in the form of PostgREST's own. */
function refuse(message: string): Response {
  return Response.json({ code: 'LIMIT', message, details: null, hint: null }, { status: 400 })
}
