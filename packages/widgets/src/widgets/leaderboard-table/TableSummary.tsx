import { useDeferredValue, useMemo, type MouseEvent } from 'react'
import {
  useEvaluationsContext,
  useLabels,
  useLoadedSuites,
  useSuites,
  type Leaderboard,
} from '../../data/index.ts'
import { summarizeLeaderboard, type SummarizedView } from '../../domain/index.ts'
import { describeSummary } from '../../labels/index.ts'
import { Caveats } from '../../ui/index.ts'
import type { LeaderboardRow } from './features.ts'

interface TableSummaryProps extends Pick<SummarizedView, 'all' | 'sorting'> {
  /** Undefined while it loads. */
  readonly leaderboard: Leaderboard | undefined
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

/** Who leads the rows, who cannot be told apart from it, what is not measured, and the caveats of the suite. */
export function TableSummary({ leaderboard, rows, all, sorting }: TableSummaryProps) {
  const labels = useLabels()
  const own = useLabels('leaderboard')
  const suites = useLoadedSuites()
  const view = useMemo(
    () => ({ rows, all, sorting, leaderboard, suites }),
    [rows, all, sorting, leaderboard, suites],
  )
  // The summary waits, so that the rows render first.
  const deferred = useDeferredValue(view)
  const summary = useMemo(() => {
    const shown = deferred.rows.map(({ original }) => original)
    return summarizeLeaderboard({ ...deferred, suite: deferred.leaderboard?.suite, shown })
  }, [deferred])
  const text = summary === undefined ? '' : describeSummary(summary, labels, own)
  return (
    <>
      {(deferred.leaderboard === undefined || text !== '') && (
        // It reserves its height until the rows and their summary are there.
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
      )}
      <TableCaveats />
    </>
  )
}

/** What changes the meaning of the scores. It reserves a line while the suites load. */
function TableCaveats() {
  const { labels, suite } = useEvaluationsContext()
  const isPending = useSuites().status === 'pending' && suite === undefined
  if (isPending) return <div className="tl-caveats" aria-hidden="true" />
  return <Caveats caveats={suite?.caveats} labels={labels} />
}
