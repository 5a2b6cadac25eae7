import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { getPageKey } from '../address/pathQuery.ts'

/**
 * Scrolls to the top of a new page, or to the section that the link names. The browser itself restores the
 * position on Back and Forward.
 */
export function useScrollOnNavigation({ pathname, search, hash, key }: Location): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  const page = getPageKey(pathname, search)
  const lastPage = useRef(page)

  // Synchronises the scroll position of the document.
  useEffect(() => {
    const isNewPage = lastPage.current !== page
    lastPage.current = page
    if (isReturn) return
    const section = document.getElementById(hash.slice(1))
    if (section !== null) section.scrollIntoView()
    else if (isNewPage) window.scrollTo(0, 0)
  }, [page, hash, key, isReturn])
}
