import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the part of the page that the address names, if it is there only after something has loaded.
 *
 * @param prefix the beginning of the ids of such parts
 */
export function useLateSection(prefix: string, isLoaded: boolean): void {
  const { hash } = useLocation()
  const id = hash.slice(1)
  const isLate = isLoaded && id.startsWith(prefix)

  // Synchronises with the address: its section is there only after what it shows has loaded.
  useEffect(() => {
    if (isLate) document.getElementById(id)?.scrollIntoView()
  }, [isLate, id])
}
