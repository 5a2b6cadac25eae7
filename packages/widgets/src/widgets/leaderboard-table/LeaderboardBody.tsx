import { useMemo, useState, type MouseEvent } from 'react'
import { type Listing, useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  countInvalidFields,
  DEFAULT_VIEW,
  keptApart,
  withPlaceholders,
  type LeaderboardColumn,
  type LeaderboardEntry,
  type LeaderboardView,
} from '../../domain/index.ts'
import { Button, LiveRegion, Notice } from '../../ui/index.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TableNotes } from './TableNotes.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useLeaderboardTable } from './useLeaderboardTable.ts'

interface LeaderboardBodyProps {
  /** Undefined while it is being read. */
  readonly listing: Listing<LeaderboardEntry> | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  readonly limit: number
  /** The columns that the host offers. */
  readonly columns: readonly LeaderboardColumn[]
  /** Those of them that the view shows. */
  readonly shownColumns: readonly LeaderboardColumn[]
  readonly isSelectable: boolean
  readonly hasColumnMenu: boolean
}

const NO_ENTRIES: readonly LeaderboardEntry[] = []

/** The leaderboard while it loads and once it is there. */
export function LeaderboardBody(props: LeaderboardBodyProps) {
  const { listing, view, onViewChange, limit, columns, shownColumns } = props
  const { isSelectable, hasColumnMenu } = props
  const { links, Link } = useEvaluationsContext()
  const words = useLabels('leaderboard')
  const all = useMemo(() => (listing ? withPlaceholders(listing.items) : NO_ENTRIES), [listing])
  // The selection that one more model was refused for.
  const [refused, setRefused] = useState<readonly string[]>()
  const { table, rows, selected } = useLeaderboardTable({
    entries: all,
    view,
    onViewChange,
    shownColumns,
    isSelectable,
    onSelectionRefused: () => setRefused(view.selected),
  })
  const shownRows = useMemo(() => rows.slice(0, limit), [rows, limit])
  const isPending = listing === undefined
  const shown = words.shown(shownRows.length, all.length)
  const sorting = view.sorting.map((sort) => ({ ...sort, column: words.columns[sort.field] }))

  return (
    <>
      <TableToolbar
        view={view}
        onViewChange={onViewChange}
        entries={all}
        columns={
          hasColumnMenu
            ? columns.flatMap((id) => table.getColumn(id) ?? []).filter((it) => it.getCanHide())
            : []
        }
        status={isPending ? words.loading : shown}
        isPending={isPending}
      />
      <LiveRegion className="tl-visually-hidden">
        {isPending ? '' : words.sortedBy(shown, sorting)}
      </LiveRegion>
      {listing !== undefined && <InvalidNotices {...listing} />}
      <TableGrid table={table} rows={isPending ? undefined : shownRows} limit={limit} />
      {!isPending && rows.length === 0 && <EmptyNotice view={view} onViewChange={onViewChange} />}
      {shownRows.length < rows.length && (
        <p className="tl-leaderboard-more">
          <Link href={links.dashboard}>{words.showAll(all.length)}</Link>
        </p>
      )}
      {isSelectable && selected.length > 0 && (
        <SelectionBar
          models={selected}
          isRefused={refused === view.selected}
          onChange={(ids) => onViewChange({ ...view, selected: ids })}
        />
      )}
      <TableNotes entries={all} />
    </>
  )
}

/** The number of invalid rows, and of invalid fields in the other rows, which are left out. */
function InvalidNotices({ items, invalidRows }: Listing<LeaderboardEntry>) {
  const { score } = useLabels()
  const words = useLabels('leaderboard')
  const invalidFields = countInvalidFields(items)
  return (
    <>
      {invalidRows > 0 && <Notice tone="hint">{words.invalidRows(invalidRows)}</Notice>}
      {invalidFields > 0 && <Notice tone="hint">{score.invalidFields(invalidFields)}</Notice>}
    </>
  )
}

/** Why no row is left, and the way back to all of them. */
function EmptyNotice({ view, onViewChange }: Pick<LeaderboardBodyProps, 'view' | 'onViewChange'>) {
  const words = useLabels('leaderboard')
  const { search, provider } = DEFAULT_VIEW
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with the notice, and the focus would go with it to the top of the page.
    currentTarget.closest('section')?.querySelector('input')?.focus()
    onViewChange({ ...view, search, provider })
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
