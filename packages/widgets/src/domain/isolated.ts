const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'

/** Marks of isolates, ends of paragraphs, which end every isolate, and halves of letters. */
// eslint-disable-next-line no-control-regex -- three of the ends are controls
const STRAYS = /[\u001c-\u001e\u0085\u2029\u2066-\u2069\p{Cs}]/gu

/** All that is read from right to left is among these, and no letter of Latin, Greek or Cyrillic. */
const MAY_REORDER = /[\u0590-\uffff]/

/** A text without what is no letter, and could end an isolate around it, be it of marks or an element. */
export function withoutStrays(text: string): string {
  return text.replace(STRAYS, '')
}

/** A text inside of a sentence: it is read its own way and moves nothing around it. */
export function isolated(text: string): string {
  return `${ISOLATE}${withoutStrays(text)}${END_OF_ISOLATE}`
}

/** A text inside of a sentence that is read from the left: isolated where it could move what follows. */
export function keptApart(text: string): string {
  return MAY_REORDER.test(text) ? isolated(text) : text
}
