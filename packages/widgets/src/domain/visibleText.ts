import { stripBidiControls } from './bidi.ts'

/**
 * Matches any invisible character. The group captures what a joiner or a variation selector shapes: an emoji, a keycap,
 * or a letter of an Arabic or Indic script before another one. `$1` keeps it.
 */
const SHAPED_OR_INVISIBLE =
  // eslint-disable-next-line no-misleading-character-class -- the marks are ends of ranges
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?|[0-9#*]\ufe0f\u20e3|[\u0600-\u061b\u061d-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af][\u200c\u200d](?=[\u0600-\u061b\u061d-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af]))|\p{DI}/gu

/**
 * Removes what a reader cannot see: zero-width and tag characters, fillers, and controls of direction. Two names that
 * differ only in these look the same. What shapes an emoji or a letter of an Arabic or Indic script stays. Selectors
 * of other variants do not, because the variants look alike.
 */
export function stripInvisible(text: string): string {
  return stripBidiControls(text).replace(SHAPED_OR_INVISIBLE, '$1')
}

/** Returns whether a text has a character that a reader can see. */
export function isVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{DI}]/u.test(text)
}
