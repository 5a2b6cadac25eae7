import { useEffect } from 'react'

const SITE_NAME = 'Transparency Lab'

/** Names the document after what it shows; undefined leaves its name to somebody else. */
export function useDocumentTitle(title: string | undefined): void {
  // The document's title is outside of React's tree.
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${SITE_NAME}`
  }, [title])
}
