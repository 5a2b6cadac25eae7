import { parseUrl } from '../domain/index.ts'

/**
 * Resolves an address.
 *
 * @param base the address that a relative one refers to
 * @returns undefined when the address is invalid, such as `https://`, or the base is, such as `data:`
 */
export function resolveUrl(text: string, base: string): string | undefined {
  return parseUrl(text, base)?.href
}
