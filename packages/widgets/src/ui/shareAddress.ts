/** How an attempt to share ended: handed over, put on the clipboard, called off, or refused. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Hands an address to the system's share sheet where there is one, and else to the clipboard. */
export async function shareAddress(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
