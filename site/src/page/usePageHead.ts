import { useEffect, useRef } from 'react'
import { siteUrl } from '../env.ts'
import { toDocumentTitle } from './useDocumentTitle.ts'
import { toAddress } from '../address/toAddress.ts'

/** What the site knows about a page, besides its content. */
export interface PageHead {
  /** The page's title; undefined when it depends on loaded data. */
  readonly title?: string
  /** One sentence for search engines and link previews. */
  readonly description: string
  /** Whether there is no page at the address. */
  readonly isUnknown?: boolean
  /** Whether the page shows models with the dates of their figures. */
  readonly showsModels?: boolean
}

/**
 * Sets the document's title and description. A prerendered page keeps those of its file, with figures in them, until
 * the reader goes to another page.
 */
export function usePageHead(pathname: string, { title, description, isUnknown }: PageHead): void {
  const first = useRef<string | undefined>(pathname)

  // Synchronises the document's head.
  useEffect(() => {
    if (pathname === first.current && toAddress(pathname) === getPrerenderedPath()) return
    first.current = undefined
    if (title !== undefined) document.title = toDocumentTitle(title)
    setCanonical(isUnknown ? undefined : pathname)
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', description)
  }, [pathname, title, description, isUnknown])
}

/** Names the one address of a page for search engines; undefined for none. */
function setCanonical(pathname: string | undefined): void {
  const site = siteUrl()
  document.querySelector('link[rel="canonical"]')?.remove()
  if (site === undefined || pathname === undefined) return
  const link = document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = site + pathname
}

/** Returns the path of the page that the document was prerendered for, with the root of the site; undefined for none. */
export function getPrerenderedPath(): string | undefined {
  return document.getElementById('root')?.dataset['path']
}
