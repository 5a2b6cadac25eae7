import { name } from '#lab'
import { useEffect } from 'react'

/** Bidi control characters, which would reorder the site's name after a page's title. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns the title of a document: that of the page, and the name of the site. */
export function toDocumentTitle(title: string): string {
  return `${title.replace(BIDI_CONTROLS, '')} · ${name}`
}

/** Adds the title of a suite to that of a page; undefined for the first suite, which needs no name. */
export function withSuiteTitle(title: string, suite: string | undefined, isBefore = false): string {
  if (suite === undefined) return title
  return isBefore ? `${suite} – ${title}` : `${title} – ${suite}`
}

/** Sets the document's title; undefined leaves it as it is. */
export function useDocumentTitle(title: string | undefined): void {
  // Synchronises the document's title.
  useEffect(() => {
    if (title !== undefined) document.title = toDocumentTitle(title)
  }, [title])
}
