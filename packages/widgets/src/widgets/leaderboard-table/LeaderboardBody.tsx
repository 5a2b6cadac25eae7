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
  const matching = useMemo(() => filterEntries(all, { search, provider }), [all, search, provider])
  const sorted = useMemo(() => sortEntries(matching, sort), [matching, sort])
  const entries = useMemo(
    () => (sorted.length > limit ? sorted.slice(0, limit) : sorted),
    [sorted, limit],
  )
  const isPending = listing === undefined
  const words = useLeaderboardWords()
  const shown = words.shown(entries.length, all.length)

  return (
    <>
      <TableToolbar
        view={view}
        onViewChange={onViewChange}
        entries={all}
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
        columns={columns}
        limit={limit}
        sort={sort}
        onSortChange={(next) => onViewChange({ ...view, sort: next })}
      />
      {!isPending && entries.length === 0 && (
        <EmptyNotice view={view} onViewChange={onViewChange} />
      )}
      {entries.length < sorted.length && (
        <p className="tl-leaderboard-more">
          <Link href={links.dashboard}>{words.showAll(all.length)}</Link>
        </p>
      )}
      <TableNotes entries={all} />
    </>
  )
}
