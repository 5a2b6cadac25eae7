/** Addresses that the Content-Security-Policy of the page has blocked. */
const blockedUrls = new Set<string>()

/** Starts to record what the Content-Security-Policy blocks. Later calls have no effect. */
export function observePolicyViolations(): void {
  // Servers have no such event, and it bubbles from the document to the window.
  if (typeof document === 'object') addEventListener('securitypolicyviolation', recordViolation)
}

function recordViolation(violation: SecurityPolicyViolationEvent): void {
  const { disposition, effectiveDirective, blockedURI } = violation
  if (disposition === 'enforce' && effectiveDirective === 'connect-src') blockedUrls.add(blockedURI)
}

/** Whether the policy has blocked a request to exactly this address. */
export function isBlockedByPolicy(url: string): boolean {
  return blockedUrls.has(url)
}

/** Whether the policy has blocked this address; browsers may report the origin alone. */
export function mayBeBlockedByPolicy({ href }: URL): boolean {
  return [...blockedUrls].some((start) => href.startsWith(start))
}
