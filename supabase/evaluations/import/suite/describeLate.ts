import type { EvaluationsFile } from '../../file/evaluationsFile.ts'
import { showText } from '../../file/showText.ts'

const SHOWN = 5

/**
 * Describes the models whose evaluations are dated after the publication of their suite; undefined if there
 * are none. A refresh gives such dates, so that a file may have them; a person may have typed one wrongly.
 */
export function describeLate({ suite, models }: EvaluationsFile): string | undefined {
  const published = suite?.published_on
  if (published === undefined) return undefined
  const late = models.filter(({ evaluation_date: date }) => date > published)
  if (late.length === 0) return undefined
  const shown = late.slice(0, SHOWN).map(({ name, evaluation_date: date }) => {
    return `${JSON.stringify(showText(name))} (${date})`
  })
  const rest = late.length > SHOWN ? ` and ${late.length - SHOWN} more` : ''
  return `Dated after the publication of the suite on ${published}: ${shown.join(', ')}${rest}.`
}
