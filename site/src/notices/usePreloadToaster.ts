import { useEffect } from 'react'
import { loadToaster } from './notices.ts'

/** Preloads the toaster on a page with a form, whose result is a toast. */
export function usePreloadToaster(): void {
  // Loads code over the network and mounts a second React root.
  useEffect(() => {
    // The next toast retries, and has a fallback.
    loadToaster().catch(() => undefined)
  }, [])
}
