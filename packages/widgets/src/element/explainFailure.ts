import { isReachable, mayBeBlockedByPolicy, SourceError } from '../data/index.ts'
import { resolveUrl } from './resolveUrl.ts'

const explained = new WeakSet<Error>()

/**
 * Logs why an element failed to load its snapshot, and how to fix it. An error that several elements
 * share is logged once.
 */
export async function explainFailure(element: HTMLElement, error: Error): Promise<void> {
  if (explained.has(error)) return
  explained.add(error)
  const address = resolveUrl(element.getAttribute('src') ?? '', element.ownerDocument.baseURI)
  const reason =
    error instanceof SourceError && address !== undefined
      ? await describeCause(error, new URL(address))
      : error.message
  console.error(`<${element.localName}>: the evaluations failed to load. ${reason}`)
}

async function describeCause(
  { kind, status = 0, message }: SourceError,
  url: URL,
): Promise<string> {
  if (kind === 'malformed') return `${message} The attribute src must name a snapshot: ${url.href}`
  if (kind === 'refused') {
    return status < 500 && status !== 429
      ? `${message} The attribute src must name a publicly readable file.`
      : `${message} The server failed or is busy. Try again later.`
  }
  if (mayBeBlockedByPolicy(url)) {
    return `The Content-Security-Policy of this page blocks ${url.href}: add ${url.origin} to its connect-src.`
  }
  if (!navigator.onLine)
    return 'The browser is offline. The evaluations load once it is online again.'
  if (url.origin !== self.origin && (await isReachable(url))) {
    return `${url.href} cannot be read from other origins. Its response needs the header “Access-Control-Allow-Origin: *”.`
  }
  return `${message} Check the address, the network and filters such as ad blockers.`
}
