import { hideKeys } from './hideKeys.ts'

/** The letters of Arabic and Indic scripts, which joiners shape. */
const JOINED = String.raw`[\u0600-\u061b\u061d-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af]`
const EMOJI = String.raw`\p{Extended_Pictographic}`
const SHAPING = [
  String.raw`(?<=${JOINED})[\u200c\u200d](?=${JOINED})`,
  String.raw`(?<=[${EMOJI}\p{Emoji_Modifier}\ufe0f])\u200d(?=${EMOJI})`,
  String.raw`(?<=[${EMOJI}\p{Emoji_Modifier}])[\ufe0e\ufe0f]`,
].join('|')
const SHAPING_OR_UNSEEN = new RegExp(
  // eslint-disable-next-line no-misleading-character-class -- the marks are ends of ranges
  String.raw`(${SHAPING})|[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2028\u2029]`,
  'gu',
)
const MAX_LENGTH = 200
/** The longest line of an error, which may name several texts. */
const MAX_LINE_LENGTH = 2000
/** More of a text is not even searched for keys. */
const MAX_SEARCHED_LENGTH = 20_000

/**
 * Returns a text of a file as a terminal and a report show it: with a limit, and without keys and characters
 * that control the terminal.
 */
export function showText(text: string, most = MAX_LENGTH): string {
  const part = text.length > MAX_SEARCHED_LENGTH ? text.slice(0, MAX_SEARCHED_LENGTH) : text
  const shown = replaceUnseen(hideKeys(part))
  return shown.length > most ? `${shown.slice(0, most)}…` : shown
}

/**
 * Replaces the characters that a reader does not see, such as those that control a terminal. What shapes an emoji or a
 * letter stays, so that a name can be copied.
 */
export function replaceUnseen(text: string): string {
  return text.replaceAll(SHAPING_OR_UNSEEN, (_, shaping?: string) => shaping ?? '�')
}

/** Shows the first line of a text, such as that of an error with a whole request. */
export function showFirstLine(text: string): string {
  return showText(text.trimStart().split(/[\r\n]/, 1)[0] ?? '')
}

/** Shows a line that this project wrote around texts of a file. */
export function showLine(line: string): string {
  return showText(line, MAX_LINE_LENGTH)
}
