import { functionalUpdate, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import {
  createSearchMatcher,
  LEADERBOARD_COLUMNS,
  MAX_COMPARED_MODELS,
  type LeaderboardColumn,
  type LeaderboardEntry,
  type LeaderboardSort,
  type LeaderboardView,
} from '../../domain/index.ts'
import { COLUMNS } from './columns.tsx'
import { features, type LeaderboardRow, type LeaderboardTableModel } from './features.ts'

interface LeaderboardTableOptions {
  readonly entries: readonly LeaderboardEntry[]
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  /** The columns on screen, the model's name among them. */
  readonly shownColumns: readonly LeaderboardColumn[]
  readonly isSelectable: boolean
  /** Called when one more model than can be compared is asked for. */
  readonly onSelectionRefused: () => void
}

/** A leaderboard as TanStack Table knows it. */
interface LeaderboardModel {
  readonly table: LeaderboardTableModel
  /** The rows that the view lets through, in its order, the announced models last. */
  readonly rows: readonly LeaderboardRow[]
  /** The models that are selected, in the order in which they were. */
  readonly selected: readonly LeaderboardEntry[]
}

/** Filters rows by the search, which TanStack resolves to a matcher once for all rows. */
const SEARCH_FILTER = Object.assign(
  ({ original }: LeaderboardRow, _id: string, matches: ReturnType<typeof createSearchMatcher>) =>
    matches(original),
  { resolveFilterValue: createSearchMatcher },
)

/** The table over some entries, whose state is the view. */
export function useLeaderboardTable(options: LeaderboardTableOptions): LeaderboardModel {
  const { entries, view, onViewChange, shownColumns, isSelectable, onSelectionRefused } = options
  const change = (part: Partial<LeaderboardView>) => onViewChange({ ...view, ...part })
  const state = useMemo(
    () => tableState(view, shownColumns, isSelectable),
    [view, shownColumns, isSelectable],
  )

  const selected = useMemo(() => selectedOf(entries, view.selected), [entries, view.selected])

  const table = useTable({
    features,
    columns: COLUMNS,
    data: entries,
    state,
    getRowId: ({ id }) => id,
    globalFilterFn: SEARCH_FILTER,
    // The search looks at each row once, and not at each of its columns.
    getColumnCanGlobalFilter: ({ id }) => id === 'name',
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => !original.isPlaceholder,
    enableRowRangeSelection: false,
    onSortingChange: (updater) =>
      change({ sorting: functionalUpdate(updater, state.sorting).map(sortOf) }),
    onColumnVisibilityChange: (updater) => {
      change({ columns: chosenColumns(functionalUpdate(updater, state.columnVisibility)) })
    },
    onRowSelectionChange: (updater) => {
      const isSelected = functionalUpdate(updater, state.rowSelection)
      const kept = selected.map(({ id }) => id).filter((id) => isSelected[id])
      const added = Object.keys(isSelected).filter((id) => !view.selected.includes(id))
      if (kept.length + added.length > MAX_COMPARED_MODELS) onSelectionRefused()
      else change({ selected: [...kept, ...added] })
    },
  })
  const sorted = table.getRowModel().rows
  const rows = useMemo(() => withPlaceholdersLast(sorted), [sorted])
  return { table, rows, selected }
}

function tableState(
  { search, provider, sorting, selected }: LeaderboardView,
  shownColumns: readonly LeaderboardColumn[],
  isSelectable: boolean,
) {
  const isShown = LEADERBOARD_COLUMNS.map((id) => [id, shownColumns.includes(id)] as const)
  return withoutPrototype({
    globalFilter: search,
    columnFilters: provider === undefined ? [] : [{ id: 'provider', value: provider }],
    sorting: sorting.map(({ field, direction }) => ({
      id: field,
      desc: direction === 'descending',
    })),
    columnVisibility: { ...Object.fromEntries(isShown), select: isSelectable },
    rowSelection: Object.fromEntries<true>(selected.map((id) => [id, true])),
  })
}

/**
 * The same state without inherited properties: TanStack loops over them, and pages with old libraries
 * extend Object.prototype.
 */
function withoutPrototype<State extends object>(state: State): State {
  return Object.assign(Object.create(null) as State, state)
}

/** The columns that the reader keeps; undefined for all. */
function chosenColumns(isVisible: Readonly<Record<string, boolean>>) {
  const chosen = LEADERBOARD_COLUMNS.filter((column) => isVisible[column])
  return chosen.length === LEADERBOARD_COLUMNS.length ? undefined : chosen
}

function sortOf({ id, desc }: { readonly id: string; readonly desc: boolean }): LeaderboardSort {
  return {
    field: id as LeaderboardSort['field'],
    direction: desc ? 'descending' : 'ascending',
  }
}

/** An address may name models that there are not, or that are only announced. */
function selectedOf(entries: readonly LeaderboardEntry[], ids: readonly string[]) {
  return ids.flatMap((id) => {
    const entry = entries.find((candidate) => candidate.id === id)
    return entry === undefined || entry.isPlaceholder ? [] : [entry]
  })
}

/** Announced models come after all evaluated ones, whatever the rows are sorted by. */
function withPlaceholdersLast(rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] {
  const isAnnounced = ({ original }: LeaderboardRow) => original.isPlaceholder
  return [...rows.filter((row) => !isAnnounced(row)), ...rows.filter(isAnnounced)]
}
