import { parseView, serializeView, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { useMemo } from 'react'
import { usePageQuery } from './usePageQuery.ts'

/**
 * Keeps the leaderboard's view in the query string, so that a link restores it. Changes replace the
 * history entry, so that Back leaves the page instead of removing letters from a search.
 */
export function useUrlView(): readonly [LeaderboardView, (view: LeaderboardView) => void] {
  const [params, setParams] = usePageQuery()
  const view = useMemo(() => parseView(params), [params])
  const setView = (next: LeaderboardView) =>
    setParams((current) => serializeView(next, current), { replace: true })
  return [view, setView]
}
