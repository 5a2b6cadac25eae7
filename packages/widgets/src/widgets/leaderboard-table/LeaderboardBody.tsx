import { useMemo } from 'react'
import { type Listing, useEvaluationsContext, useLeaderboardWords } from '../../data/index.ts'
import {
  filterEntries,
  sortEntries,
  withPlaceholders,
  type LeaderboardEntry,
  type LeaderboardView,
} from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'
import { Notice, Status } from '../../ui/index.ts'
import { EmptyNotice } from './EmptyNotice.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TableNotes } from './TableNotes.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { usePainted } from './window/usePainted.ts'

interface LeaderboardBodyProps {
  /** Undefined while it is being read. */
  readonly listing: Listing<LeaderboardEntry> | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  readonly limit: number
  readonly columns: readonly LeaderboardColumn[]
}

const NO_ENTRIES: readonly LeaderboardEntry[] = []

/** The leaderboard while it loads and once it is there. */
export function LeaderboardBody(props: LeaderboardBodyProps) {
  const { listing, view, onViewChange, limit, columns } = props
  const { links, Link } = useEvaluationsContext()
  const { search, provider, sort } = view
  const all = useMemo(() => (listing ? withPlaceholders(listing.items) : NO_ENTRIES), [listing])
  // A key of the search finds them in order.
  const sorted = useMemo(() => sortEntries(all, sort), [all, sort])
  const matching = useMemo(
    () => filterEntries(sorted, { search, provider }),
    [sorted, search, provider],
  )
  const entries = useMemo(
    () => (matching.length > limit ? matching.slice(0, limit) : matching),
    [matching, limit],
  )
  const isPending = listing === undefined
  const isPainted = usePainted(entries.length)
  const words = useLeaderboardWords()
  const shown = words.shown(entries.length, all.length)

  return (
    <>
      <TableToolbar
        view={view}
        onViewChange={onViewChange}
        entries={isPainted ? all : NO_ENTRIES}
        status={isPending ? words.loading : shown}
        isPending={isPending}
      />
      <Status className="tl-visually-hidden">
        {isPending ? '' : words.sortedBy(shown, words.columns[sort.field], sort)}
      </Status>
      {listing !== undefined && listing.unreadable > 0 && (
        <Notice tone="hint">{words.unreadable(listing.unreadable)}</Notice>
      )}
      <TableGrid
        entries={isPending ? undefined : entries}
        listed={all.length}
        columns={columns}
        limit={limit}
        sort={sort}
        onSortChange={(next) => onViewChange({ ...view, sort: next })}
      />
      {!isPending && entries.length === 0 && (
        <EmptyNotice view={view} onViewChange={onViewChange} />
      )}
      {entries.length < matching.length && (
        <p className="tl-leaderboard-more">
          <Link href={links.dashboard}>{words.showAll(all.length)}</Link>
        </p>
      )}
      {isPainted && <TableNotes entries={all} />}
    </>
  )
}
