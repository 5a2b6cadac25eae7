// eslint-disable-next-line no-control-regex -- the null character is one of the two
const UNSTORABLE = /\u0000|\p{Cs}/gu

/**
 * Trims a text and removes null characters and lone surrogates, which PostgreSQL rejects and which pasted
 * text may contain.
 */
export function sanitizeInput(text: string): string {
  return text.replace(UNSTORABLE, '').trim()
}
