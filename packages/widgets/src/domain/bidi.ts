const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'

/** Bidi isolate controls, paragraph separators (which end every isolate) and lone surrogates. */
// eslint-disable-next-line no-control-regex -- three of the separators are control characters
const ENDS_ISOLATE = /[\u001c-\u001e\u0085\u2029\u2066-\u2069\p{Cs}]/gu

/** Contains all right-to-left characters, and no Latin, Greek or Cyrillic letter. */
const MAY_REORDER = /[\u0590-\uffff]/

/** Removes characters that could end an isolate around the text, made by controls or an element. */
export function stripBidiControls(text: string): string {
  return text.replace(ENDS_ISOLATE, '')
}

/** Isolates a text inside a sentence, so that its direction does not reorder the text around it. */
export function bidiIsolate(text: string): string {
  return `${ISOLATE}${stripBidiControls(text)}${END_OF_ISOLATE}`
}

/** Isolates a text inside a left-to-right sentence, but only if it could reorder what follows. */
export function bidiIsolateIfNeeded(text: string): string {
  return MAY_REORDER.test(text) ? bidiIsolate(text) : text
}
