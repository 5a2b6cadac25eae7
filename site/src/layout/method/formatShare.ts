import { LOCALE } from '#texts/language.ts'
import { formatPercent } from '@transparency-lab/widgets/domain'

/** Formats a fraction as a percentage in the language of the site. */
export function formatShare(fraction: number): string {
  return formatPercent(fraction, LOCALE)
}
