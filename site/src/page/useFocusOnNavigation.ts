import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getPageKey } from '../address/pathQuery.ts'

/**
 * Moves the focus to the page's heading after a navigation, for keyboards and screen readers. If the
 * heading renders later, also behind a hidden one of the loading page, the main content has the focus until then, unless
 * the user moves it. The first page, and links to a section, keep the browser's own behaviour.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation()
  const page = getPageKey(pathname, search)
  const lastPage = useRef(page)

  // Synchronises the document's focus.
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
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
  }, [page, hash])
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1:not(.site-hidden)')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
