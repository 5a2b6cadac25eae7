import { addressOf } from './addressOf.ts'

/**
 * The site whose pages an element links to: the one that is named, else the one that publishes the
 * snapshot, which lies in a folder of its own below the site's address. A name that is no address of the
 * web, as a script is, would make every link one.
 *
 * @returns an address without a slash at its end; empty, as the page's own site, where none is known
 */
export function siteOf(element: Element): string {
  const text = element.getAttribute('src')
  const src = text ? addressOf(text, document.baseURI) : undefined
  const above = src === undefined ? undefined : addressOf('..', src)
  const isOfWeb = (site: string | null | undefined) =>
    typeof site === 'string' && /^https?:/.test(addressOf(site, document.baseURI) ?? '')
  return ([element.getAttribute('site'), above].find(isOfWeb) ?? '').replace(/\/+$/, '')
}
