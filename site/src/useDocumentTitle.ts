import { useEffect } from 'react'

const SITE_NAME = 'Transparency Lab'

/** Marks that would turn round the site's name, which stands behind whatever a page is named after. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** Names the document after what it shows; undefined leaves its name to somebody else. */
export function useDocumentTitle(title: string | undefined): void {
  // The document's title is outside of React's tree.
  useEffect(() => {
    if (title !== undefined) document.title = `${title.replace(DIRECTIONS, '')} · ${SITE_NAME}`
  }, [title])
}
