import { isReachable, SourceError } from '../data/index.ts'
import { addressOf } from './addressOf.ts'

/** Addresses that the policy of the page did not let a script read. */
const blocked = new Set<string>()
const explained = new WeakSet<Error>()

/** Remembers from now on what the policy of the page blocks. A second call changes nothing. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', noteViolation)
}

function noteViolation(violation: SecurityPolicyViolationEvent): void {
  const { disposition, effectiveDirective, blockedURI } = violation
  if (disposition === 'enforce' && effectiveDirective === 'connect-src') blocked.add(blockedURI)
}

/**
 * Writes one sentence to the console that names why an element cannot read its snapshot, and the remedy.
 * Elements whose reads failed together are explained once.
 */
export async function explainFailure(element: HTMLElement, error: Error): Promise<void> {
  if (explained.has(error)) return
  explained.add(error)
  const address = addressOf(element.getAttribute('src') ?? '', document.baseURI)
  const reason =
    error instanceof SourceError && address !== undefined
      ? await reasonOf(error, new URL(address))
      : error.message
  console.error(`<${element.localName}>: the figures cannot be read. ${reason}`)
}

async function reasonOf({ kind, status = 0, message }: SourceError, url: URL): Promise<string> {
  if (kind === 'malformed') return `${message} The attribute src must name a snapshot: ${url.href}`
  if (kind === 'refused') {
    return status < 500 && status !== 429
      ? `${message} The attribute src must name a file that everybody may read.`
      : `${message} Its server fails or is busy: try again later.`
  }
  if ([...blocked].some((start) => url.href.startsWith(start))) {
    return `The Content-Security-Policy of this page blocks ${url.href}: add ${url.origin} to its connect-src.`
  }
  if (!navigator.onLine) return 'The browser is offline: they are read once it is online again.'
  if (url.origin !== self.origin && (await isReachable(url))) {
    return `${url.href} may not be read from other origins: its answer needs the header “Access-Control-Allow-Origin: *”.`
  }
  return `${message} Check the address, the network and what filters it, as an ad blocker.`
}
