import { useMemo } from 'react'
import { useLabels, useScoreTerms } from '../../data/index.ts'
import { SCORE_BANDS } from '../../domain/index.ts'
import type { Terms } from '../../labels/index.ts'

/** Returns the explanations of the columns, the places, the bands and the z-score. */
export function useTerms(): Terms {
  const terms = useScoreTerms(SCORE_BANDS)
  const { about, aboutPlace: place } = useLabels('leaderboard')
  return useMemo(() => ({ ...terms, ...about, place }), [terms, about, place])
}
