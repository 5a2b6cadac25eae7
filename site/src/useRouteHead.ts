import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** What a route tells of itself. */
export interface RouteHandle {
  /** The page's title, when it does not depend on what is read. */
  readonly title?: string
  /** The page in a sentence, for search engines and previews. */
  readonly description: string
}

/** Names and describes the document after the innermost route. */
export function useRouteHead(): void {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const handle = handles.findLast((found) => found !== undefined)
  useDocumentTitle(handle?.title)

  // The document's description is outside of React's tree.
  useEffect(() => {
    if (handle === undefined) return
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', handle.description)
  }, [handle])
}
