import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation the focus stands at the page's heading, so that a keyboard and a screen reader
 * begin where the eye does. A heading that comes late gets it from the top of the content, unless the
 * reader went elsewhere meanwhile. The first page keeps the browser's own start, and a link to a
 * section leads to that section.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)

  // The focus belongs to the document.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (hash !== '') return
    if (focusHeading()) return
    const main = document.querySelector('main')
    if (main === null) return
    main.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading()) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash])
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
