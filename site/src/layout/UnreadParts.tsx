import { dashboardTexts } from '#texts/dashboard.tsx'
import { findUnreadParts } from '../address/findUnreadParts.ts'
import { usePageQuery } from '../address/usePageQuery.ts'

/** Names the parts of the address that the leaderboard ignores. */
export function UnreadParts() {
  const [params] = usePageQuery()
  const parts = findUnreadParts(params)
  if (parts.length === 0) return null
  return (
    <p className="site-lead site-ignored">
      {dashboardTexts.unread({
        parts: <code dir="ltr">{parts.join('&')}</code>,
      })}
    </p>
  )
}
