import { functionalUpdate, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLoadedSuites, type Leaderboard } from '../../data/index.ts'
import {
  addPlaceholders,
  createSearchMatcher,
  getSuiteColumns,
  getSuiteSorting,
  LEADERBOARD_COLUMNS,
  MAX_COMPARED_MODELS,
  type LeaderboardColumn,
  type LeaderboardEntry,
  type LeaderboardSort,
  type LeaderboardView,
  type Suite,
} from '../../domain/index.ts'
import { COLUMNS } from './columns.tsx'
import { features, type LeaderboardRow, type LeaderboardTableModel } from './features.ts'

interface LeaderboardTableOptions {
  /** The leaderboard of a suite; undefined while it loads. */
  readonly listing: Leaderboard | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  /** The offered columns that are visible, including the model's name. */
  readonly visibleColumns: readonly LeaderboardColumn[]
  readonly isSelectable: boolean
  /** Called when the reader tries to select more models than can be compared. */
  readonly onSelectionRefused: () => void
}

/** A TanStack Table of leaderboard entries. */
interface LeaderboardModel {
  readonly table: LeaderboardTableModel
  /** All entries, with the placeholders of the suite. */
  readonly entries: readonly LeaderboardEntry[]
  /** The sort keys of the view that the suite has. */
  readonly sorting: readonly LeaderboardSort[]
  /** The rows that match the view, in its order; placeholders last. */
  readonly rows: readonly LeaderboardRow[]
  /** The selected models, in the order of their selection. */
  readonly selected: readonly LeaderboardEntry[]
}

const NO_ENTRIES: readonly LeaderboardEntry[] = []

/** Filters rows by the search, which TanStack resolves to a matcher once for all rows. */
const SEARCH_FILTER = Object.assign(
  ({ original }: LeaderboardRow, _id: string, matches: ReturnType<typeof createSearchMatcher>) =>
    matches(original),
  { resolveFilterValue: createSearchMatcher },
)

/** Creates the table of a suite's entries; the view is its state. */
export function useLeaderboardTable(options: LeaderboardTableOptions): LeaderboardModel {
  const { listing, view, visibleColumns, isSelectable } = options
  const suite = listing?.suite
  const entries = useEntries(listing)
  const sorting = useMemo(() => getSuiteSorting(view.sorting, suite), [view.sorting, suite])
  const change = (part: Partial<LeaderboardView>) => options.onViewChange({ ...view, ...part })
  const state = useTableState({ ...view, sorting }, visibleColumns, isSelectable)
  const selected = useMemo(() => findSelected(entries, view.selected), [entries, view.selected])
  const table = useTable({
    features,
    columns: COLUMNS,
    data: entries,
    state,
    getRowId: ({ id }) => id,
    globalFilterFn: SEARCH_FILTER,
    // The filter matches a whole row, so it runs for one column only.
    getColumnCanGlobalFilter: ({ id }) => id === 'name',
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => !original.isPlaceholder,
    enableRowRangeSelection: false,
    onSortingChange: (updater) =>
      change({ sorting: functionalUpdate(updater, state.sorting).map(toLeaderboardSort) }),
    onColumnVisibilityChange: (updater) => {
      const isVisible = functionalUpdate(updater, state.columnVisibility)
      change({ columns: toVisibleColumns(isVisible, view, suite) })
    },
    onRowSelectionChange: (updater) => {
      const isSelected = functionalUpdate(updater, state.rowSelection)
      const ids = toSelection(selected, view.selected, isSelected)
      if (ids.length > MAX_COMPARED_MODELS) options.onSelectionRefused()
      else change({ selected: ids })
    },
  })
  const sorted = table.getRowModel().rows
  const rows = useMemo(() => withPlaceholdersLast(sorted), [sorted])
  return { table, entries, sorting, rows, selected }
}

/** The entries of a leaderboard. The planned evaluations belong to the first suite. */
function useEntries(listing: Leaderboard | undefined): readonly LeaderboardEntry[] {
  const first = useLoadedSuites()[0]?.id
  return useMemo(() => {
    if (listing === undefined) return NO_ENTRIES
    return listing.suite?.id === first ? addPlaceholders(listing.items) : listing.items
  }, [listing, first])
}

/** The state of the table. Each part is memoized, because TanStack computes again what depends on a new object. */
function useTableState(
  { search: globalFilter, provider, sorting: keys, selected }: LeaderboardView,
  visibleColumns: readonly LeaderboardColumn[],
  isSelectable: boolean,
) {
  const columnFilters = useMemo(
    () => (provider === undefined ? [] : [{ id: 'provider', value: provider }]),
    [provider],
  )
  const sorting = useMemo(
    () => keys.map(({ field, direction }) => ({ id: field, desc: direction === 'descending' })),
    [keys],
  )
  const columnVisibility = useMemo(() => {
    const isVisible = LEADERBOARD_COLUMNS.map((id) => [id, visibleColumns.includes(id)] as const)
    return { ...Object.fromEntries(isVisible), select: isSelectable }
  }, [visibleColumns, isSelectable])
  const rowSelection = useMemo(
    () => Object.fromEntries<true>(selected.map((id) => [id, true])),
    [selected],
  )
  return useMemo(
    () =>
      withoutPrototype({ globalFilter, columnFilters, sorting, columnVisibility, rowSelection }),
    [globalFilter, columnFilters, sorting, columnVisibility, rowSelection],
  )
}

/**
 * Copies a state without inherited properties. TanStack iterates over those too, and old libraries on a
 * host extend `Object.prototype`.
 */
function withoutPrototype<State extends object>(state: State): State {
  return Object.assign(Object.create(null) as State, state)
}

/** The known models that stay selected, then those that are added. */
function toSelection(
  selected: readonly LeaderboardEntry[],
  before: readonly string[],
  isSelected: Readonly<Record<string, boolean>>,
): string[] {
  const kept = selected.map(({ id }) => id).filter((id) => isSelected[id])
  const added = Object.keys(isSelected).filter((id) => !before.includes(id))
  return [...kept, ...added]
}

/** The columns that the reader left visible; undefined for all. Columns of other suites stay as they are. */
function toVisibleColumns(
  isVisible: Readonly<Record<string, boolean>>,
  { columns = LEADERBOARD_COLUMNS }: LeaderboardView,
  suite: Suite | undefined,
) {
  const known = getSuiteColumns(suite)
  const chosen = LEADERBOARD_COLUMNS.filter((column) =>
    known.includes(column) ? isVisible[column] : columns.includes(column),
  )
  return chosen.length === LEADERBOARD_COLUMNS.length ? undefined : chosen
}

function toLeaderboardSort({
  id,
  desc,
}: {
  readonly id: string
  readonly desc: boolean
}): LeaderboardSort {
  return {
    field: id as LeaderboardSort['field'],
    direction: desc ? 'descending' : 'ascending',
  }
}

/** Ignores ids of a link that are unknown or belong to placeholders. */
function findSelected(entries: readonly LeaderboardEntry[], ids: readonly string[]) {
  return ids.flatMap((id) => {
    const entry = entries.find((candidate) => candidate.id === id)
    return entry === undefined || entry.isPlaceholder ? [] : [entry]
  })
}

/** Moves placeholders behind all evaluated models, for every sorting. */
function withPlaceholdersLast(rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] {
  const placeholders = rows.filter(({ original }) => original.isPlaceholder)
  return [...rows.filter((row) => !placeholders.includes(row)), ...placeholders]
}
