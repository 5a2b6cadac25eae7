import { parseUrl } from './parseUrl.ts'

// The host ends at the first sign that is not its own. Before an @ stands a user, and no look-alike of a slash may
// end the host for the eye.
const HTTP_URL = /^https?:\/\/[^/\\?#@\u2044\u2215\u29f8]+(?:[/\\?#]|$)/i

/** Whitespace, and invisible characters that a pasted address may contain. */
export const INVISIBLE_CHARACTERS = /[\s\p{Cc}\p{DI}]/u

/** Returns whether the text is an http or https address without spaces and without a user. */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && !INVISIBLE_CHARACTERS.test(text) && parseUrl(text) !== undefined
}
