import { parseUrl } from './parseUrl.ts'

// Matches the host up to the first slash, question mark or hash. Rejects an address with a user before an @,
// and one with a character that looks like a slash in its host.
const HTTP_URL = /^https?:\/\/[^/\\?#@\u2044\u2215\u29f8]+(?:[/\\?#]|$)/i

/** Whitespace, halves of characters, and invisible characters that a pasted address may contain. */
export const INVISIBLE_CHARACTERS = /[\s\p{Cc}\p{Cs}\p{DI}]/u

/** Returns whether the text is an http or https address without spaces and without a user. */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && !INVISIBLE_CHARACTERS.test(text) && parseUrl(text) !== undefined
}
