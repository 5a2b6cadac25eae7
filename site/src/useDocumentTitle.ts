import { useEffect } from 'react'

const SITE_NAME = 'Transparency Lab'

/** Bidi control characters, which would reorder the site's name after a page's title. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Sets the document's title; undefined leaves it as it is. */
export function useDocumentTitle(title: string | undefined): void {
  // Synchronises the document's title.
  useEffect(() => {
    if (title !== undefined) document.title = `${title.replace(BIDI_CONTROLS, '')} · ${SITE_NAME}`
  }, [title])
}
