import { parseView, serializeView, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The leaderboard's view, kept in the query string, so that a link brings the same view back. It is
 * replaced and not pushed: going back leaves the page instead of taking letters out of a search.
 */
export function useUrlView(): readonly [LeaderboardView, (view: LeaderboardView) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => parseView(params), [params])
  const setView = (next: LeaderboardView) =>
    setParams((current) => serializeView(next, current), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    })
  return [view, setView]
}
