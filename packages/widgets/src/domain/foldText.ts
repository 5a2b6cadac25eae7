const MARKS_AND_INVISIBLE = /[\p{M}\p{DI}]/gu
const DASHES = /[\p{Pd}\u2212]/gu
const ASCII = /^[\n-~]*$/

/**
 * Folds a text for search, so that different spellings of it are equal: without case, accents and invisible
 * characters, with plain letters for wide ones and one kind of hyphen.
 */
export function foldText(text: string): string {
  // Most names are plain text, and a letter of a search folds them all: without Unicode forms, eight times as fast.
  const plain = ASCII.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(MARKS_AND_INVISIBLE, '')
        .replace(DASHES, '-')
        // The upper case first, because it has “SS” for “ß” and one sigma.
        .toUpperCase()
  return plain.toLowerCase()
}
