import { useMemo, type MouseEvent } from 'react'
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

/** Moves the focus to the legend of the widget. */
function showLegend({ currentTarget }: MouseEvent<HTMLElement>) {
  const legend = currentTarget
    .closest('.tl-root')
    ?.querySelector<HTMLElement>('.tl-interval-legend')
  // A sticky header or bar would cover it at an edge.
  legend?.scrollIntoView({ block: 'center' })
  legend?.focus({ preventScroll: true })
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
    <div className="tl-leaderboard-summary" aria-hidden={text === '' || undefined}>
      <p part="summary">{text}</p>
      {text !== '' && (
        <>
          {' '}
          <button type="button" className="tl-summary-help" onClick={showLegend}>
            {own.howToRead}
          </button>
        </>
      )}
    </div>
  )
}
