import { useMemo, useState, type CSSProperties } from 'react'
import { useLabels, useLeaderboard } from '../../data/index.ts'
import {
  DEFAULT_VIEW,
  LEADERBOARD_COLUMNS,
  type LeaderboardColumn,
  type LeaderboardView,
} from '../../domain/index.ts'
import { enLeaderboard } from '../../labels/index.ts'
import { Button, Notice, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { LeaderboardBody } from './LeaderboardBody.tsx'
import { useTerms } from './useTerms.ts'

/** What a leaderboard takes, besides the attributes of a section. */
export interface LeaderboardTableProps extends WidgetProps {
  /**
   * Which rows and columns are shown, in which order, and which rows are selected, when the host keeps
   * that itself.
   */
  readonly view?: LeaderboardView
  /**
   * What is shown at first, when the widget keeps that itself; each part that is left out is as in
   * `DEFAULT_VIEW`: every row and column, best composite first, nothing selected.
   */
  readonly defaultView?: Partial<LeaderboardView>
  /** Told each view that the reader asks for. */
  readonly onViewChange?: (view: LeaderboardView) => void
  /**
   * How many rows are shown at most, from 1 on; a link leads to all of them where some are not.
   * @default Infinity
   */
  readonly limit?: number
  /**
   * Which columns are shown, in the table's own order. The model's name is always among them.
   * @default all nine
   */
  readonly columns?: readonly LeaderboardColumn[]
  /**
   * Whether up to three rows can be selected, to be compared.
   * @default false
   */
  readonly selectable?: boolean
  /**
   * Whether the reader can choose among the columns.
   * @default false
   */
  readonly columnMenu?: boolean
  /**
   * What the button of the error state does.
   * @default reads again
   */
  readonly onRetry?: () => void
}

/**
 * The leaderboard: every evaluated model with its four scores and composite, and the announced
 * ones, to search, filter and sort. It needs an {@link EvaluationsProvider} above it.
 *
 * @example
 * ```tsx
 * import { EvaluationsProvider, LeaderboardTable } from '@transparency-lab/widgets'
 * import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
 *
 * const source = createSnapshotSource('https://example.org/snapshot.json')
 *
 * export function Page() {
 *   return (
 *     <EvaluationsProvider source={source}>
 *       <LeaderboardTable limit={10} selectable />
 *     </EvaluationsProvider>
 *   )
 * }
 * ```
 */
export const LeaderboardTable = defineWidget<LeaderboardTableProps>({
  name: 'LeaderboardTable',
  rootClass: 'tl-leaderboard',
  sections: { leaderboard: enLeaderboard },
  View: LeaderboardTableView,
})

function LeaderboardTableView({
  view: givenView,
  defaultView,
  onViewChange,
  limit = Infinity,
  columns = LEADERBOARD_COLUMNS,
  selectable = false,
  columnMenu = false,
  onRetry,
  style,
  ...root
}: WidgetViewProps<LeaderboardTableProps>) {
  const listing = useLeaderboard()
  const terms = useTerms()
  const [ownView, setOwnView] = useState({ ...DEFAULT_VIEW, ...defaultView })
  const view = givenView ?? ownView
  const offered = useMemo(
    () => LEADERBOARD_COLUMNS.filter((id) => id === 'name' || columns.includes(id)),
    [columns],
  )
  const shown = useMemo(
    () => offered.filter((id) => id === 'name' || (view.columns?.includes(id) ?? true)),
    [offered, view.columns],
  )

  return (
    <WidgetRoot
      terms={terms}
      data-status={listing.status}
      // Fewer columns need less room before they scroll.
      style={{ '--_tl-columns': shown.length, ...style } as CSSProperties}
      {...root}
    >
      {listing.status === 'failed' ? (
        <FailureNotice onRetry={onRetry ?? listing.retry} />
      ) : (
        <LeaderboardBody
          listing={listing.status === 'ready' ? listing.value : undefined}
          view={view}
          onViewChange={(next) => {
            if (givenView === undefined) setOwnView(next)
            onViewChange?.(next)
          }}
          limit={limit}
          columns={offered}
          shownColumns={shown}
          isSelectable={selectable}
          hasColumnMenu={columnMenu}
        />
      )}
    </WidgetRoot>
  )
}

function FailureNotice({ onRetry }: { readonly onRetry: () => void }) {
  const words = useLabels('leaderboard')
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Notice tone="failure" title={words.errorTitle} action={retry}>
      {words.errorText}
    </Notice>
  )
}
