import { useMemo } from 'react'
import { useEvaluationsContext, useLabels, useScoreTerms } from '../../data/index.ts'
import { SCORE_BANDS, type Suite } from '../../domain/index.ts'
import { withMeasured, type Terms } from '../../labels/index.ts'

/**
 * Returns the explanations of the columns as a suite measures them, of the places, the bands and the z-score.
 *
 * @param given the suite, where the content has none yet
 */
export function useTerms(given?: Suite): Terms {
  const { labels, suite: scoped } = useEvaluationsContext()
  const suite = given ?? scoped
  const terms = useScoreTerms(SCORE_BANDS)
  const { about, aboutPlace: place } = useLabels('leaderboard')
  return useMemo(
    () => ({ ...withMeasured({ ...terms, ...about }, suite, labels), place }),
    [terms, about, place, suite, labels],
  )
}
