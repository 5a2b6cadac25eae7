import { useMemo } from 'react'
import { useLabels, useLoadedSuites, type Leaderboard } from '../../data/index.ts'
import { summarizeLeaderboard, type SummarizedView } from '../../domain/index.ts'
import { describeSummary } from '../../labels/index.ts'
import type { LeaderboardRow } from './features.ts'

interface TableSummaryProps extends Pick<SummarizedView, 'all' | 'sorting'> {
  /** Undefined while it loads. */
  readonly listing: Leaderboard | undefined
  /** The rows that match the view. */
  readonly rows: readonly LeaderboardRow[]
}

/** Who leads the rows, who cannot be told apart from it, and what is not measured. */
export function TableSummary({ listing, rows, all, sorting }: TableSummaryProps) {
  const labels = useLabels()
  const own = useLabels('leaderboard')
  const suites = useLoadedSuites()
  const suite = listing?.suite
  const summary = useMemo(() => {
    const shown = rows.map(({ original }) => original)
    return summarizeLeaderboard({ shown, all, sorting, suite, suites })
  }, [rows, all, sorting, suite, suites])
  const text = summary === undefined ? '' : describeSummary(summary, labels, own)
  if (listing !== undefined && text === '') return null
  return (
    // It reserves its height while the rows load.
    <p className="tl-leaderboard-summary" part="summary" aria-hidden={text === '' || undefined}>
      {text}
    </p>
  )
}
