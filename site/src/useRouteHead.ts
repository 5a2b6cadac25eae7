import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** What the site knows about the page of a route, besides its content. */
export interface RouteHandle {
  /** The page's title; undefined when it depends on loaded data. */
  readonly title?: string
  /** One sentence for search engines and link previews. */
  readonly description: string
  /** Whether the page shows models with the dates of their figures. */
  readonly showsModels?: boolean
}

/**
 * Sets the document's title and description from the innermost route. The first page has those of its file,
 * with figures in them.
 */
export function useRouteHead(): void {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const handle = handles.findLast((found) => found !== undefined)
  const { pathname } = useLocation()
  const first = useRef<string | undefined>(pathname)
  useDocumentTitle(handle?.title)

  // Synchronises the document's description and canonical link.
  useEffect(() => {
    if (pathname === first.current || handle === undefined) return
    first.current = undefined
    document.querySelector('link[rel="canonical"]')?.remove()
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', handle.description)
  }, [pathname, handle])
}
