import { resolveUrl } from './resolveUrl.ts'

/**
 * Returns the site that an element links to: the attribute `site`, or else the parent folder of the
 * snapshot's folder, where a site publishes it. Only http and https addresses without a query are
 * accepted, because a `javascript:` address would turn every link into a script.
 *
 * @returns an address without a trailing slash; empty, for the page's own site, if neither is valid
 */
export function resolveSiteUrl(element: Element, warn: (text: string) => void): string {
  const base = element.ownerDocument.baseURI
  const text = element.getAttribute('src')
  const src = text ? resolveUrl(text, base) : undefined
  const above = src === undefined ? undefined : resolveUrl('..', src)
  const isHttp = (site: string | null | undefined) =>
    typeof site === 'string' && /^https?:[^?]*$/.test(resolveUrl(site, base) ?? '')
  const site = element.getAttribute('site')
  if (site !== null && !isHttp(site))
    warn(`the attribute site="${site}" must be an http or https address without a query.`)
  return ([site, above].find(isHttp) ?? '').replace(/\/+$/, '')
}
