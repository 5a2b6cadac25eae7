import type { MouseEvent, ReactNode } from 'react'
import {
  type Leaderboard,
  type Listing,
  useEvaluationsContext,
  useLabels,
} from '../../data/index.ts'
import {
  addView,
  bidiIsolateIfNeeded,
  countInvalidFields,
  DEFAULT_VIEW,
  isExtraColumnId,
  type LeaderboardEntry,
  type LeaderboardShow,
  type LeaderboardSort,
  type LeaderboardView,
  type ShownColumn,
} from '../../domain/index.ts'
import type { LeaderboardLabels } from '../../labels/index.ts'
import { Button, LiveRegion, Notice } from '../../ui/index.ts'
import { describeExtraSort } from './extra/describeExtraSort.ts'
import type { ExtraColumn } from './extra/extraColumn.ts'
import type { LeaderboardTableModel } from './features.ts'
import { OtherSuiteMatches } from './OtherSuiteMatches.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TableNotes } from './TableNotes.tsx'
import { TableSummary } from './TableSummary.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useLeaderboardTable } from './useLeaderboardTable.ts'
import type { ModelClickHandler } from './modelClick.ts'

interface LeaderboardBodyProps {
  /** Undefined while it loads. */
  readonly leaderboard: Leaderboard | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  /** What a change of the suite dropped; empty when nothing. */
  readonly notice: string
  readonly limit: number
  /** The ids of the models that the host shows; undefined for all. */
  readonly models: readonly string[] | undefined
  readonly onModelClick: ModelClickHandler | undefined
  /** The columns of the suite that the host offers. */
  readonly offeredColumns: readonly ShownColumn[]
  /** The offered columns that the view shows. */
  readonly visibleColumns: readonly ShownColumn[]
  readonly extraColumns: readonly ExtraColumn[]
  /** How the rows are shown unless the view says so. */
  readonly hostShow: LeaderboardShow
  readonly isSelectable: boolean
  readonly hasColumnMenu: boolean
  readonly hasShowSwitch: boolean
  readonly hasToolbar: boolean
  readonly hasShortNotes: boolean
}

/** The leaderboard while it loads and once it has loaded. */
export function LeaderboardBody(props: LeaderboardBodyProps) {
  const { leaderboard, view, onViewChange, limit, models, hasShortNotes: isShort } = props
  const show = view.show ?? props.hostShow
  const labels = useLabels('leaderboard')
  const board = useLeaderboardTable({ ...props, show })
  const { table, all, entries, sorting, pictureMeasure, rows, limitedRows, selected } = board
  const isPending = leaderboard === undefined
  const shown = labels.shown(limitedRows.length, all.length, rows.length)
  const headers = listHeaders(table, pictureMeasure !== undefined)
  const { sortedBy, status } = describeOrder(shown, sorting, { ...props, labels, entries, headers })
  const dashboard = useDashboardLink(models === undefined ? view : toAllModels(view))
  const select = (ids: readonly string[]) => onViewChange({ ...view, selected: ids })
  const isEmpty = !isPending && rows.length === 0
  const elsewhere = <OtherSuiteMatches view={view} suite={leaderboard?.suite} isOpen={isEmpty} />

  return (
    <>
      <TableToolbar
        hasControls={props.hasToolbar}
        table={table}
        view={view}
        entries={entries}
        columns={props.hasColumnMenu ? getHideableColumns(table, props.offeredColumns) : []}
        show={props.hasShowSwitch ? show : undefined}
        onShow={(next) => onViewChange({ ...view, show: next })}
        notice={props.notice}
        status={isPending ? labels.loading : status}
        isPending={isPending}
        isComplete={limitedRows.length === all.length}
      />
      <LiveRegion className="tl-visually-hidden">{isPending ? '' : sortedBy}</LiveRegion>
      {leaderboard !== undefined && <RowNotices {...leaderboard} unknown={board.unknown} />}
      <TableSummary leaderboard={leaderboard} rows={rows} all={all} sorting={sorting} />
      {!isEmpty && elsewhere}
      <TableGrid
        table={table}
        sorting={sorting}
        pictureMeasure={pictureMeasure}
        rows={isPending ? undefined : limitedRows}
        limit={Math.min(limit, models?.length ?? limit)}
        onModelClick={props.onModelClick}
      />
      {isEmpty && <EmptyNotice view={view} onViewChange={onViewChange} after={elsewhere} />}
      <MoreLink
        href={dashboard}
        leftOut={rows.length - limitedRows.length + all.length - entries.length}
        matches={models === undefined ? rows.length : all.length}
        total={all.length}
      />
      {props.isSelectable && selected.length > 0 && (
        <SelectionBar models={selected} refusals={board.refusals} onChange={select} />
      )}
      <TableNotes
        suite={leaderboard?.suite}
        entries={entries}
        dashboard={dashboard}
        isShort={isShort}
      />
    </>
  )
}

interface OrderContext {
  readonly labels: LeaderboardLabels
  /** The ids of the columns with a visible header; no header shows the direction of the others. */
  readonly headers: readonly string[]
  readonly extraColumns: readonly ExtraColumn[]
  readonly entries: readonly LeaderboardEntry[]
}

/** Adds the order to a text on the rows: always for screen readers, and visibly where no header shows it. */
function describeOrder(
  shown: string,
  sorting: readonly LeaderboardSort[],
  { labels, headers, extraColumns, entries }: OrderContext,
) {
  // Chosen models without a sort key are in the order of the host.
  if (sorting.length === 0) return { sortedBy: shown, status: shown }
  const keys = sorting.map((sort) => ({
    ...sort,
    column: labels.columns[sort.field] ?? sort.field,
    ...describeExtraSort(sort, extraColumns, entries),
  }))
  const sortedBy = labels.sortedBy(shown, keys)
  const hasHiddenKey = sorting.some(({ field }) => !headers.includes(field))
  return { sortedBy, status: hasHiddenKey ? sortedBy : shown }
}

/** Lists the ids of the columns whose names are in the header row. */
function listHeaders(table: LeaderboardTableModel, isPicture: boolean): readonly string[] {
  const columns = table.getVisibleLeafColumns().map(({ id }) => id)
  // The picture has the name of the provider in the header of the models.
  return isPicture ? [...columns, 'provider'] : columns
}

function getHideableColumns(table: LeaderboardTableModel, offered: readonly string[]) {
  return table.getAllLeafColumns().filter((it) => it.getCanHide() && offered.includes(it.id))
}

/** Returns a view in which no search or filter hides models that the host did not choose. */
function toAllModels(view: LeaderboardView): LeaderboardView {
  return { ...DEFAULT_VIEW, sorting: view.sorting }
}

/** Returns the address of the dashboard with the same suite, search, provider and order. */
function useDashboardLink({ search, provider, sorting }: LeaderboardView): string {
  const { links } = useEvaluationsContext()
  // The dashboard does not have the columns of the host.
  const known = sorting.filter(({ field }) => !isExtraColumnId(field))
  const isSorted = known.length > 0 || sorting.length === 0
  return addView(links.dashboard, {
    search,
    provider,
    sorting: isSorted ? known : DEFAULT_VIEW.sorting,
  })
}

interface MoreLinkProps {
  readonly href: string
  /** The number of models that the limit or the host leaves out. */
  readonly leftOut: number
  /** The number of models that match the search and the filter. */
  readonly matches: number
  readonly total: number
}

/** Links to the leaderboard without a limit, if it has more rows. */
function MoreLink({ href, leftOut, matches, total }: MoreLinkProps) {
  const { Link } = useEvaluationsContext()
  const labels = useLabels('leaderboard')
  if (leftOut === 0) return null
  return (
    <p className="tl-leaderboard-more">
      <Link href={href}>
        {matches < total ? labels.showMatches(matches) : labels.showAll(total)}
      </Link>
    </p>
  )
}

interface RowNoticesProps extends Listing<LeaderboardEntry> {
  /** The ids of the host that no model of the suite has. */
  readonly unknown: readonly string[]
}

/**
 * Counts the invalid rows, and the invalid fields of valid rows, that the table leaves out, and names the models that
 * it does not have.
 */
function RowNotices({ items, invalidRows, unknown }: RowNoticesProps) {
  const { score } = useLabels()
  const labels = useLabels('leaderboard')
  const invalidFields = countInvalidFields(items)
  return (
    <>
      {invalidRows > 0 && <Notice tone="hint">{labels.invalidRows(invalidRows)}</Notice>}
      {invalidFields > 0 && <Notice tone="hint">{score.invalidFields(invalidFields)}</Notice>}
      {unknown.length > 0 && <Notice tone="hint">{labels.notInSuite(unknown)}</Notice>}
    </>
  )
}

interface EmptyNoticeProps extends Pick<LeaderboardBodyProps, 'view' | 'onViewChange'> {
  /** Content below the notice. */
  readonly after: ReactNode
}

/** Explains why no row is visible, and offers to reset the filters if there are any. */
function EmptyNotice({ view, onViewChange, after }: EmptyNoticeProps) {
  const labels = useLabels('leaderboard')
  const { search, provider } = DEFAULT_VIEW
  const clear = ({ currentTarget }: MouseEvent) => {
    // The notice and its focused button disappear; without this the focus would move to the top of the page.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[type=search]')?.focus()
    onViewChange({ ...view, search, provider })
  }
  const isFiltered = view.search.trim() !== search || view.provider !== provider
  return (
    <>
      <Notice
        tone="hint"
        action={isFiltered && <Button onClick={clear}>{labels.clearFilters}</Button>}
      >
        {labels.nothingMatches(
          bidiIsolateIfNeeded(view.search.trim()),
          view.provider && bidiIsolateIfNeeded(view.provider),
        )}
      </Notice>
      {after}
    </>
  )
}
