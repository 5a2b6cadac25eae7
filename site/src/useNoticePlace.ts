import { useEffect } from 'react'
import { noticePlace } from './notices.ts'

/** Preloads the toaster on a page that shows toasts. */
export function useNoticePlace(): void {
  // Loads code over the network and mounts a second React root.
  useEffect(() => {
    // The next toast retries, and has a fallback.
    noticePlace().catch(() => undefined)
  }, [])
}
