import { showText } from '../../file/showText.ts'
import type { Run } from './importer.ts'
import { isFuture } from './parseTime.ts'

/** The dates of a run, by the place where each is written. */
type Stamps = Readonly<Record<string, number | string | undefined>>

/**
 * Rejects a run with a date in the future, which would otherwise count as unknown. A date that is too early or has
 * another form does count as unknown, because the clocks of some tools start anywhere.
 */
export function findFuture(stamps: Stamps): Partial<Pick<Run, 'isUnread' | 'rejection'>> {
  const wrong = Object.entries(stamps).find(([, stamp]) => isFuture(stamp))
  if (wrong === undefined) return {}
  const [place, stamp] = wrong
  const shown = typeof stamp === 'string' ? JSON.stringify(showText(stamp, 60)) : String(stamp)
  const rejection = `its date is in the future: ${shown} in ${place}; allowed: from 2000 to tomorrow`
  return { rejection, isUnread: true }
}
