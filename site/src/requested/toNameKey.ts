/** Marks and characters that nobody sees, such as the Hangul fillers, which are letters. */
const NO_CHARACTER = /\p{M}|\p{DI}/gu
const GAP = /[^\p{L}\p{N}]+/gu
const GAP_BESIDE_NO_DIGIT = /(^|\P{N}) | (?=\P{N}|$)/gu

/**
 * Returns what spellings of a name have in common: letters and digits, without case and accents. Separate numbers stay
 * separate, and a plus sign becomes a word, because “1.1” is not “11” and “R+” not “R”. It imports nothing by the
 * package's name, which Vite's configuration cannot resolve.
 */
export function toNameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(NO_CHARACTER, '')
      .replaceAll('+', 'plus')
      .replace(GAP, ' ')
      .replace(GAP_BESIDE_NO_DIGIT, '$1')
      // The upper case first, because it has “SS” for “ß” and one sigma.
      .toUpperCase()
      .toLowerCase()
  )
}
