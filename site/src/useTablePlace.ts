import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll position of the table, keyed by history entry. */
const PLACES = new Map<string, { readonly top: number; readonly left: number }>()
/** The limit of browsers for history entries. */
const MOST_PLACES = 50

/**
 * Restores the scroll position of the table on Back and Forward, as the router does for the page. At
 * medium widths the table scrolls inside its own region.
 */
export function useTablePlace(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop

  // Synchronises the scroll position of a DOM element.
  useEffect(() => {
    const region = element.current?.querySelector('[role=region]')
    if (region === null || region === undefined) return
    const place = PLACES.get(key)
    if (isReturn && place !== undefined) region.scrollTo(place)
    const remember = () => PLACES.set(key, { top: region.scrollTop, left: region.scrollLeft })
    remember()
    const [oldest] = PLACES.keys()
    if (PLACES.size > MOST_PLACES && oldest !== undefined) PLACES.delete(oldest)
    region.addEventListener('scroll', remember, { passive: true })
    return () => region.removeEventListener('scroll', remember)
  }, [key, isReturn])

  return element
}
