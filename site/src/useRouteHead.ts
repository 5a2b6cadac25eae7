import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** The document's metadata for a route. */
export interface RouteHandle {
  /** The page's title; undefined when it depends on loaded data. */
  readonly title?: string
  /** One sentence for search engines and link previews. */
  readonly description: string
}

/** Sets the document's title and description from the innermost route. */
export function useRouteHead(): void {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const handle = handles.findLast((found) => found !== undefined)
  useDocumentTitle(handle?.title)

  // Synchronises the document's description.
  useEffect(() => {
    if (handle === undefined) return
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', handle.description)
  }, [handle])
}
