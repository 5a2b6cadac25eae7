import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'

/** What a route tells of itself. */
export interface RouteHandle {
  readonly title: string
}

const SITE_NAME = 'Transparency Lab'

/** Names the document after the innermost route that has a title. */
export function useRouteTitle(): void {
  const title = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.title)
    .findLast((name) => name !== undefined)

  // The document's title is outside of React's tree.
  useEffect(() => {
    document.title = title === undefined ? SITE_NAME : `${title} · ${SITE_NAME}`
  }, [title])
}
