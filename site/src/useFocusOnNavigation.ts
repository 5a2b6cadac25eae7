import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the page's heading after a navigation, for keyboards and screen readers. If the
 * heading renders later, the main content has the focus until then, unless the user moves it. The
 * first page, and links to a section, keep the browser's own behaviour.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)

  // Synchronises the document's focus.
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
