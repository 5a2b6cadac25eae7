const BLANKS = /\s+/g
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g
const REFERENCES = /\s?\[\^[^\]\s]{1,80}\]/g
/** Medals, stars and flags at either end, and the signs of a footnote at the end. */
const EMOJI = String.raw`\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F|★|☆`
const FOOTNOTE = '[*†‡§¶⁰¹²³⁴⁵⁶⁷⁸⁹]'
const MARKS = new RegExp(`^(?: ?(?:${EMOJI}))+ ?|(?: ?(?:${EMOJI}|${FOOTNOTE}))+$`, 'gu')
const EXPONENT = /(?:^|[^\d.])10[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/
/** A longer text is no name and no number, and would take long. */
const MAX_LENGTH = 2000

/** Removes the marks of footnotes and medals around a name or a number; a text of marks alone stays. */
export function stripMarks(text: string): string {
  if (text.length > MAX_LENGTH) return text
  const line = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(REFERENCES, '')
    .replaceAll(BLANKS, ' ')
    .trim()
  if (EXPONENT.test(line)) return line
  return line.replaceAll(MARKS, '').trim() || line
}
