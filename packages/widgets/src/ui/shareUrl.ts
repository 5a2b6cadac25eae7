/** The result of sharing. A reader who closes the share sheet cancels it. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Shares a URL by the system's share sheet, or copies it to the clipboard when that is not available. */
export async function shareUrl(title: string, url: string): Promise<ShareOutcome> {
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
