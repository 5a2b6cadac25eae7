import type { SourceError } from '../sourceError.ts'

const REACHABLE_TIMEOUT_MS = 5_000

/**
 * Describes why a read failed while the browser is online, and how to fix it.
 *
 * @param url the address of the snapshot; undefined for another source
 * @param isBlocked returns whether the policy of the page has blocked an address
 */
export async function describeFailure(
  { kind, status = 0, message }: Pick<SourceError, 'kind' | 'status' | 'message'>,
  url: URL | undefined,
  isBlocked: (url: URL) => boolean,
): Promise<string> {
  if (kind === 'malformed') {
    return url ? `${message} The attribute src must name a snapshot: ${url.href}` : message
  }
  if (kind === 'refused' && (status >= 500 || status === 429)) {
    return `${message} The server failed or is busy. Try again later.`
  }
  if (kind === 'refused') {
    return url ? `${message} The attribute src must name a publicly readable file.` : message
  }
  if (url && isBlocked(url)) {
    return `The Content-Security-Policy of this page blocks ${url.href}: add ${url.origin} to its connect-src.`
  }
  if (url && url.origin !== self.origin && (await isReachable(url))) {
    return `${url.href} cannot be read from other origins. Its response needs the header “Access-Control-Allow-Origin: *”.`
  }
  return `${message} Check the address, the network and filters such as ad blockers.`
}

/** Whether a server responds, although CORS hides the response from this page. */
async function isReachable(url: URL): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACHABLE_TIMEOUT_MS)
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
    return true
  } catch {
    return false
  }
}
