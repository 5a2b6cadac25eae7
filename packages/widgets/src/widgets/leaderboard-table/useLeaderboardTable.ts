import { functionalUpdate, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Leaderboard } from '../../data/index.ts'
import {
  addPlaceholders,
  createSearchMatcher,
  getMainScore,
  getSuiteSorting,
  hasRanks,
  LEADERBOARD_COLUMNS,
  MAX_COMPARED_MODELS,
  normalizeSelection,
  type LeaderboardColumn,
  type LeaderboardEntry,
  type LeaderboardShow,
  type LeaderboardSort,
  type LeaderboardView,
  type Measure,
} from '../../domain/index.ts'
import { COLUMNS } from './columns.tsx'
import { features, type LeaderboardRow, type LeaderboardTableModel } from './features.ts'
import { getPictureColumns } from './picture/columns.ts'

interface LeaderboardTableOptions {
  /** The leaderboard of a suite; undefined while it loads. */
  readonly listing: Leaderboard | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  /** The columns that the reader can show and hide, and the model's name. */
  readonly offeredColumns: readonly LeaderboardColumn[]
  /** The offered columns that are visible. */
  readonly visibleColumns: readonly LeaderboardColumn[]
  readonly isSelectable: boolean
  readonly show: LeaderboardShow
}

/** A TanStack Table of leaderboard entries. */
interface LeaderboardModel {
  readonly table: LeaderboardTableModel
  /** All entries, with the placeholders of planned models. */
  readonly entries: readonly LeaderboardEntry[]
  /** The sort keys of the view that the suite has. */
  readonly sorting: readonly LeaderboardSort[]
  /** The score that the picture shows; undefined for a table. */
  readonly main: Measure | undefined
  /** The rows that match the view, in its order; placeholders last. */
  readonly rows: readonly LeaderboardRow[]
  /** The selected models, in the order of their selection. */
  readonly selected: readonly LeaderboardEntry[]
  /** How often the reader tried to add a model to the full selection. */
  readonly refusals: number
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
  const { listing, view, offeredColumns, show } = options
  const suite = listing?.suite
  const entries = useEntries(listing)
  const sorting = useSameItems(getSuiteSorting(view.sorting, suite), sortText)
  const change = (part: Partial<LeaderboardView>) => options.onViewChange({ ...view, ...part })
  const { selected, refusals, refuse } = useSelected(entries, view.selected)
  const main = show === 'picture' ? getMainScore(sorting, suite) : undefined
  const state = useTableState({ ...options, entries, sorting, selected, main })
  const table = useTable({
    features,
    columns: main === undefined ? COLUMNS : getPictureColumns(main),
    data: entries,
    state,
    getRowId: ({ id }) => id,
    globalFilterFn: SEARCH_FILTER,
    // The filter matches a whole row, so it runs for one column only.
    getColumnCanGlobalFilter: ({ id }) => id === 'name',
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => !original.isPlaceholder,
    onSortingChange: (updater) =>
      change({ sorting: functionalUpdate(updater, state.sorting).map(toLeaderboardSort) }),
    onColumnVisibilityChange: (updater) => {
      const isVisible = functionalUpdate(updater, state.columnVisibility)
      change({ columns: toVisibleColumns(isVisible, view, getOwnColumns(offeredColumns, main)) })
    },
    onRowSelectionChange: (updater) => {
      const isSelected = functionalUpdate(updater, state.rowSelection)
      const next = toSelection(selected, isSelected)
      if (next.length <= MAX_COMPARED_MODELS) change({ selected: next })
      else refuse()
    },
  })
  const sorted = table.getRowModel().rows
  const rows = useMemo(() => withPlaceholdersLast(sorted), [sorted])
  return { table, entries, sorting, main, rows, selected, refusals }
}

/** The selected models, and how often the reader tried to add one to the full selection. */
function useSelected(entries: readonly LeaderboardEntry[], given: readonly string[]) {
  const ids = useSameItems(given)
  const selected = useMemo(() => findSelected(entries, ids), [entries, ids])
  const [refusal, setRefusal] = useState({ selected, times: 0 })
  const refusals = refusal.selected === selected ? refusal.times : 0
  return { selected, refusals, refuse: () => setRefusal({ selected, times: refusals + 1 }) }
}

/** The offered columns without those whose place is fixed in the picture of a score. */
function getOwnColumns(offered: readonly LeaderboardColumn[], main: Measure | undefined) {
  return main === undefined ? offered : offered.filter((id) => id !== main && id !== 'provider')
}

/** The entries of a leaderboard, with the placeholders of its planned models. */
function useEntries(listing: Leaderboard | undefined): readonly LeaderboardEntry[] {
  return useMemo(() => {
    const { items = NO_ENTRIES, plannedModels } = listing ?? {}
    return plannedModels === undefined ? items : addPlaceholders(items, plannedModels)
  }, [listing])
}

/** Returns the previous array while its items have the same texts, because hosts pass new arrays of equal items. */
function useSameItems<Item>(items: readonly Item[], toText: (item: Item) => string = String) {
  const texts = items.map(toText).join()
  return useMemo(() => items, [texts]) // eslint-disable-line react-hooks/exhaustive-deps -- the texts stand for the items
}

/** The state of the table. Each part is memoized, because TanStack computes again what depends on a new object. */
function useTableState(
  options: LeaderboardTableOptions &
    Pick<LeaderboardModel, 'entries' | 'sorting' | 'selected' | 'main'>,
) {
  const { entries, sorting: keys, selected, isSelectable, main } = options
  const { search: globalFilter, provider } = options.view
  const visibleColumns = useSameItems(options.visibleColumns)
  const isPending = options.listing === undefined
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
    // The picture always shows its score, the provider beside the name, and the places if any is known.
    const picture =
      main === undefined
        ? {}
        : {
            [main]: true,
            provider: false,
            place: isPending || entries.some(({ scores }) => hasRanks(scores[main])),
          }
    return { ...Object.fromEntries(isVisible), ...picture, select: isSelectable }
  }, [visibleColumns, isSelectable, main, entries, isPending])
  const rowSelection = useMemo(
    () => Object.fromEntries<true>(selected.map(({ id }) => [id, true])),
    [selected],
  )
  return withoutPrototype({ globalFilter, columnFilters, sorting, columnVisibility, rowSelection })
}

/**
 * Copies a state without inherited properties. TanStack iterates over those too, and old libraries on a
 * host extend `Object.prototype`.
 */
function withoutPrototype<State extends object>(state: State): State {
  return Object.assign(Object.create(null) as State, state)
}

/** The models that stay selected, then those that are added. */
function toSelection(
  selected: readonly LeaderboardEntry[],
  isSelected: Readonly<Record<string, boolean>>,
): string[] {
  const before = selected.map(({ id }) => id)
  const added = Object.keys(isSelected).filter((id) => !before.includes(id))
  return [...before.filter((id) => isSelected[id]), ...added]
}

/** The columns that the reader left visible; undefined for all. Columns that are not offered stay as they are. */
function toVisibleColumns(
  isVisible: Readonly<Record<string, boolean>>,
  { columns = LEADERBOARD_COLUMNS }: LeaderboardView,
  offered: readonly LeaderboardColumn[],
) {
  const chosen = LEADERBOARD_COLUMNS.filter((column) =>
    offered.includes(column) ? isVisible[column] : columns.includes(column),
  )
  return chosen.length === LEADERBOARD_COLUMNS.length ? undefined : chosen
}

function sortText({ field, direction }: LeaderboardSort): string {
  return field + direction
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

/** Returns the first three distinct models that exist and are not placeholders. */
function findSelected(entries: readonly LeaderboardEntry[], ids: readonly string[]) {
  if (ids.length === 0) return NO_ENTRIES
  const known = new Map(entries.filter((it) => !it.isPlaceholder).map((it) => [it.id, it]))
  return normalizeSelection(ids, known).flatMap((id) => known.get(id) ?? [])
}

/** Moves placeholders behind all evaluated models, for every sorting. */
function withPlaceholdersLast(rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] {
  const placeholders = rows.filter(({ original }) => original.isPlaceholder)
  return [...rows.filter((row) => !placeholders.includes(row)), ...placeholders]
}
