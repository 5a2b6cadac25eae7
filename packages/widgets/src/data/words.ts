import { useContext, useMemo } from 'react'
import { enLeaderboard, type WidgetSection, type Labels } from '../labels/index.ts'
import { EvaluationsContext } from './evaluationsContext.ts'

// Those of other widgets are files of their own: a page that shows one widget loads the sentences of one.

export const useLeaderboardWords = () => useWords('leaderboard', enLeaderboard)

/** One section of sentences: English, and over it what the provider above says. */
export function useWords<Section extends WidgetSection>(
  section: Section,
  english: Labels[Section],
): Labels[Section] {
  const given = useContext(EvaluationsContext)?.overrides?.[section]
  return useMemo(() => (given === undefined ? english : { ...english, ...given }), [english, given])
}
