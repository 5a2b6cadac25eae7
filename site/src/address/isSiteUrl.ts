import { parseUrl } from './parseUrl.ts'

/**
 * Returns whether an address can be that of a site: it has neither a query nor a place, and no empty part in its path,
 * below which no host serves a file.
 */
export function isSiteUrl(text: string): boolean {
  const parsed = parseUrl(text)
  if (parsed === undefined) return false
  const { pathname, search, hash } = parsed
  return `${search}${hash}` === '' && !pathname.includes('//')
}
