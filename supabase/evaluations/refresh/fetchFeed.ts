import { InvalidFileError } from '../file/InvalidFileError.ts'

/** The part of the platform's `fetch` that a refresh uses. */
export type FeedFetch = (url: string, init: RequestInit) => Promise<Response>

const OK = 200
const TIMEOUT_MS = 60_000
const MAX_BYTES = 20_000_000
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i

/**
 * Fetches what a feed publishes.
 *
 * @throws InvalidFileError if the response is no file, is too large or takes too long
 */
export async function fetchFeed(url: string, fetch: FeedFetch): Promise<Uint8Array> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    // A feed that moves is a change that a person should see.
    const response = await fetch(url, { redirect: 'manual', signal })
    const problem = findProblem(response)
    if (problem === undefined) return await readBody(response)
    await response.body?.cancel()
    throw new Error(problem)
  } catch (error) {
    throw new InvalidFileError([`${url} cannot be fetched: ${describeError(error as Error)}`])
  }
}

function findProblem({ status, headers }: Response): string | undefined {
  if (status !== OK) return `its status is ${status}; allowed: ${OK}`
  const type = headers.get('content-type') ?? ''
  return PAGE.test(type) ? `its type is ${type}; allowed: JSON or text` : undefined
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) break
    bytes += value.length
    if (bytes > MAX_BYTES) {
      await reader?.cancel()
      throw new Error(`it is too large; allowed: at most ${MAX_BYTES} bytes`)
    }
    chunks.push(value)
  }
  if (bytes === 0) throw new Error('it is empty; allowed: JSON or text')
  return Buffer.concat(chunks)
}

/** The platform names the reason of a failed connection only in the cause of its error. */
function describeError({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
