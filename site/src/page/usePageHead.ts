import { useSuites } from '@transparency-lab/widgets'
import { useEffect, useRef } from 'react'
import { getCanonicalPath } from '../address/pathQuery.ts'
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
  const suites = useSuites()
  const firstSuite = suites.status === 'ready' ? suites.value.items[0]?.id : undefined
  const canonicalPath = isUnknown ? undefined : getCanonicalPath(pathname, firstSuite)

  // Synchronises the document's head.
  useEffect(() => {
    if (pathname === first.current && toAddress(pathname) === getPrerenderedPath()) return
    first.current = undefined
    if (title !== undefined) document.title = toDocumentTitle(title)
    setCanonical(canonicalPath)
    const element = document.querySelector('meta[name="description"]')
    element?.setAttribute('content', description)
  }, [pathname, title, description, canonicalPath])
}

/** Names the one address of a page for search engines; undefined for a page that they do not list. */
function setCanonical(pathname: string | undefined): void {
  const site = siteUrl()
  document.querySelector('link[rel="canonical"]')?.remove()
  document.querySelector('meta[name="robots"]')?.remove()
  if (pathname === undefined) {
    const robots = document.head.appendChild(document.createElement('meta'))
    robots.name = 'robots'
    robots.content = 'noindex'
  }
  if (site === undefined || pathname === undefined) return
  const link = document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = site + pathname
}

/** Returns the path of the page that the document was prerendered for, with the root of the site; undefined for none. */
export function getPrerenderedPath(): string | undefined {
  return document.getElementById('root')?.dataset['path']
}
