/**
 * The site whose pages an element links to: the one that is named, else the one that publishes the
 * snapshot, which lies in a folder of its own below the site's address.
 *
 * @returns an address without a slash at its end
 */
export function siteOf(element: Element): string {
  const named = element.getAttribute('site')
  const src = element.getAttribute('src')
  if (named === null && src === null) return ''
  const address = named ?? new URL('..', new URL(src ?? '', document.baseURI)).href
  return address.replace(/\/+$/, '')
}
