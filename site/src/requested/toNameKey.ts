/** The Hangul fillers are letters that nobody sees. */
const NO_LETTER = /[^\p{L}\p{N}]|\p{DI}/gu

/**
 * Returns what spellings of a name have in common: letters and digits, without case and accents. It imports nothing of
 * the package, because Vite's configuration needs it too.
 */
export function toNameKey(name: string): string {
  // The upper case first, because it has “SS” for “ß” and one sigma.
  return name.normalize('NFKD').replace(NO_LETTER, '').toUpperCase().toLowerCase()
}
