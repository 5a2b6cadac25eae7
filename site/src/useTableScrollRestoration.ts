import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Scroll position of the table, keyed by history entry. */
const scrollPositions = new Map<string, { readonly top: number; readonly left: number }>()
/** The limit of browsers for history entries. */
const MAX_POSITIONS = 50

/**
 * Restores the scroll position of the table on Back and Forward, as the browser does for the page. At
 * medium widths the table scrolls inside its own region.
 */
export function useTableScrollRestoration(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const { key } = useLocation()

  // Synchronises the scroll position of a DOM element.
  useEffect(() => {
    const region = element.current?.querySelector('[role=region]')
    if (region === null || region === undefined) return
    const position = scrollPositions.get(key)
    if (position !== undefined) region.scrollTo(position)
    const savePosition = () =>
      scrollPositions.set(key, { top: region.scrollTop, left: region.scrollLeft })
    savePosition()
    const [oldest] = scrollPositions.keys()
    if (scrollPositions.size > MAX_POSITIONS && oldest !== undefined) scrollPositions.delete(oldest)
    region.addEventListener('scroll', savePosition, { passive: true })
    return () => region.removeEventListener('scroll', savePosition)
  }, [key])

  return element
}
