const WEB_ADDRESS = /^https?:\/\/[^/\\?#]/i

/** Spaces, and the characters that come along unseen when an address is pasted. */
export const UNSEEN = /[\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]/u

/** Whether the text is an http or https address without spaces. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && !UNSEEN.test(text) && URL.canParse(text)
}
