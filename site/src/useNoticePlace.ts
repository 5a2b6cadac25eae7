import { useEffect } from 'react'
import { noticePlace } from './notices.ts'

/** Has the place of notices ready on a page that will have something to say. */
export function useNoticePlace(): void {
  // Notices stand beside what React draws of the page, and their code comes over the network.
  useEffect(() => {
    // A notice that finds no place tries again, and says it plainly otherwise.
    noticePlace().catch(() => undefined)
  }, [])
}
