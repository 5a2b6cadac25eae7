import { foldText } from '@transparency-lab/widgets/domain'

const NO_LETTER = /[^\p{L}\p{N}]+/gu

/** Returns what spellings of a name have in common: letters and digits, without case and accents. */
export function toNameKey(name: string): string {
  return foldText(name).replace(NO_LETTER, '')
}
