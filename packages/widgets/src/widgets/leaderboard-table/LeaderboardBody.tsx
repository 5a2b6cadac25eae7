import { useMemo } from 'react'
import { useEvaluationsContext, type Listing } from '../../data/index.ts'
import {
  filterEntries,
  originsOf,
  withPlaceholders,
  type LeaderboardEntry,
  type LeaderboardView,
} from '../../domain/index.ts'
import { Notice, SourceNote } from '../../ui/index.ts'
import { EmptyNotice } from './EmptyNotice.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useSortedEntries } from './useSortedEntries.ts'

interface LeaderboardBodyProps {
  /** Undefined while it is being read. */
  readonly listing: Listing<LeaderboardEntry> | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
}

const NO_ENTRIES: readonly LeaderboardEntry[] = []

/** The leaderboard while it loads and once it is there. */
export function LeaderboardBody({ listing, view, onViewChange }: LeaderboardBodyProps) {
  const { labels } = useEvaluationsContext()
  const { search, provider, sort } = view
  const all = useMemo(() => (listing ? withPlaceholders(listing.items) : NO_ENTRIES), [listing])
  const matching = useMemo(() => filterEntries(all, { search, provider }), [all, search, provider])
  const entries = useSortedEntries(matching, sort)
  const isPending = listing === undefined

  return (
    <>
      <TableToolbar
        view={view}
        onViewChange={onViewChange}
        entries={all}
        status={
          isPending
            ? labels.leaderboard.loading
            : labels.leaderboard.shown(entries.length, all.length)
        }
        isPending={isPending}
      />
      {listing !== undefined && listing.unreadable > 0 && (
        <Notice tone="hint">{labels.leaderboard.unreadable(listing.unreadable)}</Notice>
      )}
      <TableGrid
        entries={isPending ? undefined : entries}
        sort={sort}
        onSortChange={(next) => onViewChange({ ...view, sort: next })}
      />
      {!isPending && entries.length === 0 && (
        <EmptyNotice view={view} onViewChange={onViewChange} />
      )}
      <SourceNote
        origins={originsOf(all)}
        figuresFrom={labels.score.figuresFrom}
        ownMeans={labels.score.ownMeans}
      />
    </>
  )
}
