import { useEffect, useRef } from 'react'
import { toDocumentTitle } from './useDocumentTitle.ts'

/** What the site knows about a page, besides its content. */
export interface PageHead {
  /** The page's title; undefined when it depends on loaded data. */
  readonly title?: string
  /** One sentence for search engines and link previews. */
  readonly description: string
  /** Whether the page shows models with the dates of their figures. */
  readonly showsModels?: boolean
}

/**
 * Sets the document's title and description. A prerendered page keeps those of its file, with figures in them, until
 * the reader goes to another page.
 */
export function usePageHead(pathname: string, { title, description }: PageHead): void {
  const first = useRef<string | undefined>(pathname)

  // Synchronises the document's head.
  useEffect(() => {
    if (pathname === first.current && pathname === getPrerenderedPath()) return
    first.current = undefined
    if (title !== undefined) document.title = toDocumentTitle(title)
    document.querySelector('link[rel="canonical"]')?.remove()
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', description)
  }, [pathname, title, description])
}

function getPrerenderedPath(): string | undefined {
  return document.getElementById('root')?.dataset['path']
}
