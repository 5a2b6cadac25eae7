const PATIENCE_MS = 5_000

/** Whether an answer comes from an address, although a script of this page may not read it. */
export async function isReachable(url: URL): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
    return true
  } catch {
    return false
  }
}
