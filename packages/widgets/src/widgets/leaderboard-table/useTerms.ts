import { useMemo } from 'react'
import { useLeaderboardWords, useScoreTerms } from '../../data/index.ts'
import { SCORE_BANDS } from '../../domain/index.ts'
import type { Terms } from '../../labels/index.ts'

/** A sentence on each column, each band and the z-score. */
export function useTerms(): Terms {
  const terms = useScoreTerms(SCORE_BANDS)
  const { about } = useLeaderboardWords()
  return useMemo(() => ({ ...terms, ...about }), [terms, about])
}
