import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { toDocumentTitle } from './useDocumentTitle.ts'

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
 * Sets the document's title and description from the innermost route. A prerendered page keeps those of its file,
 * with figures in them, until the reader goes to another page.
 */
export function useRouteHead(): void {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const handle = handles.findLast((found) => found !== undefined)
  const { pathname } = useLocation()
  const first = useRef<string | undefined>(pathname)

  // Synchronises the document's head.
  useEffect(() => {
    if (handle === undefined) return
    if (pathname === first.current && pathname === getPrerenderedPath()) return
    first.current = undefined
    if (handle.title !== undefined) document.title = toDocumentTitle(handle.title)
    document.querySelector('link[rel="canonical"]')?.remove()
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', handle.description)
  }, [pathname, handle])
}

function getPrerenderedPath(): string | undefined {
  return document.getElementById('root')?.dataset['path']
}
