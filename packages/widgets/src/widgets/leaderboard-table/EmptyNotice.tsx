import type { MouseEvent } from 'react'
import { useLeaderboardWords } from '../../data/index.ts'
import { DEFAULT_VIEW, keptApart, type LeaderboardView } from '../../domain/index.ts'
import { Button, Notice } from '../../ui/index.ts'

interface EmptyNoticeProps {
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
}

/** Why no row is left, and the way back to all of them. */
export function EmptyNotice({ view, onViewChange }: EmptyNoticeProps) {
  const words = useLeaderboardWords()
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with the notice, and the focus would go with it to the top of the page.
    currentTarget.closest('section')?.querySelector('input')?.focus()
    onViewChange({ ...view, search: DEFAULT_VIEW.search, provider: DEFAULT_VIEW.provider })
  }
  return (
    <Notice tone="hint" action={<Button onClick={clear}>{words.clearFilters}</Button>}>
      {words.nothingMatches(
        keptApart(view.search.trim()),
        view.provider && keptApart(view.provider),
      )}
    </Notice>
  )
}
