const ONLY = 'only '
const ONE_OF = 'one of '
const SEPARATOR = ', '

/** Says that an object has these fields and no others, as the end of "allowed: …". */
export function describeOnly(fields: readonly string[]): string {
  return ONLY + fields.join(SEPARATOR)
}

/** Says that a value is one of these words, as the end of "allowed: …". */
export function describeChoices(words: readonly string[]): string {
  return ONE_OF + words.join(SEPARATOR)
}

/** Returns the fields or the words that a text of these two lists; undefined for any other text. */
export function readWords(
  allowed: string,
): { readonly of: 'field' | 'value'; readonly words: readonly string[] } | undefined {
  for (const [start, of] of [
    [ONLY, 'field'],
    [ONE_OF, 'value'],
  ] as const) {
    if (allowed.startsWith(start)) {
      return { of, words: allowed.slice(start.length).split(SEPARATOR) }
    }
  }
  return undefined
}
