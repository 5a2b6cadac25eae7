// eslint-disable-next-line no-control-regex -- the zero byte is one of the two
const UNSTORABLE = /\u0000|\p{Cs}/gu

/**
 * What is sent of a text that somebody typed: all but the spaces around it, and the zero bytes and
 * halves of letters that come along unseen when text is pasted. PostgreSQL takes neither of them.
 */
export function typedText(text: string): string {
  return text.replace(UNSTORABLE, '').trim()
}
