import { foldText } from '@transparency-lab/widgets/domain-internal'

const WORDS = /[\p{L}\p{N}\p{M}]+/gu
const LOST = /[^a-z0-9]/

/**
 * Derives an identifier for URLs and paths from a name. Accents and wide forms become plain letters.
 *
 * @returns the identifier; empty if it would lack a letter or a digit of the name, such as one of another script
 */
export function createSlug(name: string): string {
  const folded = name.replace(WORDS, foldText)
  if ((folded.match(WORDS) ?? []).some((word) => LOST.test(word))) return ''
  return folded
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/[-.]*([-.])[-.]*/g, '$1')
    .replace(/^[-.]|[-.]$/g, '')
}
