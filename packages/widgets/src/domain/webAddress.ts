const WEB_ADDRESS = /^https?:\/\/[^/\\?#]/i

/** Whitespace, and invisible characters that a pasted address may contain. */
export const UNSEEN = /[\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]/u

/** Returns whether the text is an http or https address without spaces. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && !UNSEEN.test(text) && URL.canParse(text)
}
