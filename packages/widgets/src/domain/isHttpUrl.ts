const HTTP_URL = /^https?:\/\/[^/\\?#]/i

/** Whitespace, and invisible characters that a pasted address may contain. */
export const INVISIBLE_CHARACTERS =
  /[\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]/u

/** Returns whether the text is an http or https address without spaces. */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && !INVISIBLE_CHARACTERS.test(text) && URL.canParse(text)
}
