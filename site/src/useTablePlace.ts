import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far each visit's table was scrolled, by the key of its entry in the history. */
const PLACES = new Map<string, { readonly top: number; readonly left: number }>()
/** As many visits as a browser's history holds. */
const MOST_PLACES = 50

/**
 * Brings the reader who comes back to the place in a table that scrolls by itself, as the router does
 * for the page: between a phone and a wide screen, the rows scroll inside of their region.
 */
export function useTablePlace(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop

  // Where an element is scrolled to is known to the document only.
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
