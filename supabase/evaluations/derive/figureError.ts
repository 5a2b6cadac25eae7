import type { FigureError } from '@transparency-lab/widgets/domain'
import type { FileSubcategory } from '../file/evaluationsFile.ts'
import { UNIT_RANGE } from '../file/meaningRules.ts'
import { scoreFromPublished } from '../file/scoreFromPublished.ts'

/** Returns what is published about the error of a figure, normalised like its score. */
export function toFigureError({
  score,
  measure,
  probe_count: probeCount,
  published,
  standard_error: standardError,
  interval,
  partial_run: isPartialRun,
}: FileSubcategory): FigureError {
  const { low, high } = published.range ?? UNIT_RANGE
  const toScore = (value: number) => scoreFromPublished({ ...published, value })
  const ends = interval && ([toScore(interval.lower), toScore(interval.upper)] as const)
  return {
    score,
    measure,
    probeCount: probeCount ?? undefined,
    standardError: standardError === undefined ? undefined : standardError / (high - low),
    interval: ends && {
      lower: Math.min(ends[0], ends[1]),
      upper: Math.max(ends[0], ends[1]),
      level: interval.level ?? undefined,
    },
    isPartialRun,
  }
}
