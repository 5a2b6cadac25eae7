import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation the focus stands at the page's heading, so that a keyboard and a screen reader
 * begin where the eye does. The first page keeps the browser's own start, and a link to a section
 * leads to that section.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)

  // The focus belongs to the document.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (hash !== '') return
    const heading = document.querySelector<HTMLElement>('main h1')
    const target = heading ?? document.querySelector<HTMLElement>('main')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}
