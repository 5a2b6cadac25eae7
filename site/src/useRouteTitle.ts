import { useMatches } from 'react-router-dom'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** What a route tells of itself. */
export interface RouteHandle {
  /** The page's title, when it does not depend on what is read. */
  readonly title: string
}

/** Names the document after the innermost route that has a title. */
export function useRouteTitle(): void {
  const titles = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.title)
  useDocumentTitle(titles.findLast((title) => title !== undefined))
}
