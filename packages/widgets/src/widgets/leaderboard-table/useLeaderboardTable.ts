import { functionalUpdate, useTable, type Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Leaderboard } from '../../data/index.ts'
import {
  addPlaceholders,
  chooseModels,
  createSearchMatcher,
  getMainScore,
  getSuiteSorting,
  hasRanks,
  MAX_COMPARED_MODELS,
  normalizeSelection,
  type LeaderboardEntry,
  type LeaderboardShow,
  type LeaderboardSort,
  type LeaderboardView,
  type Measure,
  type ShownColumn,
} from '../../domain/index.ts'
import { COLUMNS, createColumns } from './columns.tsx'
import type { ExtraColumn } from './extra/extraColumn.ts'
import { features, type LeaderboardRow, type LeaderboardTableModel } from './features.ts'
import { withHiddenColumns } from './picture/columns.ts'
import { useSortedRows } from './useSortedRows.ts'
import { toTableState, toView, type ViewContext, type ViewState } from './viewState.ts'

interface LeaderboardTableOptions {
  /** The leaderboard of a suite; undefined while it loads. */
  readonly listing: Leaderboard | undefined
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  /** The columns that the reader can show and hide, and the model's name. */
  readonly offeredColumns: readonly ShownColumn[]
  /** The offered columns that are visible. */
  readonly visibleColumns: readonly ShownColumn[]
  readonly extraColumns: readonly ExtraColumn[]
  readonly isSelectable: boolean
  readonly show: LeaderboardShow
  /** The maximum number of rows. */
  readonly limit: number
  /** The ids of the models that the host shows; undefined for all. */
  readonly models: readonly string[] | undefined
}

/** A TanStack Table of leaderboard entries. */
interface LeaderboardModel {
  readonly table: LeaderboardTableModel
  /** All entries of the suite, with the placeholders of planned models. */
  readonly all: readonly LeaderboardEntry[]
  /** The entries of the models that the host shows. */
  readonly entries: readonly LeaderboardEntry[]
  /** The ids of the host that no model of the suite has. */
  readonly unknown: readonly string[]
  /** The sort keys of the view that the suite has. */
  readonly sorting: readonly LeaderboardSort[]
  /** The score that the picture shows; undefined for a table. */
  readonly main: Measure | undefined
  /** The rows that match the view, in its order; placeholders last. */
  readonly rows: readonly LeaderboardRow[]
  /** The rows within the limit. */
  readonly limitedRows: readonly LeaderboardRow[]
  /** The selected models, in the order of their selection. */
  readonly selected: readonly LeaderboardEntry[]
  /** How often the reader tried to add a model to the full selection. */
  readonly refusals: number
}

const NO_ENTRIES: readonly LeaderboardEntry[] = []
const NO_IDS: readonly string[] = []

/** Filters rows by the search, which TanStack resolves to a matcher once for all rows. */
const SEARCH_FILTER = Object.assign(
  ({ original }: LeaderboardRow, _id: string, matches: ReturnType<typeof createSearchMatcher>) =>
    matches(original),
  { resolveFilterValue: createSearchMatcher },
)

/** The options of the table that never change. */
const FIXED_OPTIONS = {
  features,
  getRowId: ({ id }: LeaderboardEntry) => id,
  globalFilterFn: SEARCH_FILTER,
  // The filter matches a whole row, so it runs for one column only.
  getColumnCanGlobalFilter: ({ id }: { readonly id: string }) => id === 'name',
  enableSortingRemoval: false,
  manualSorting: true,
  enableRowSelection: ({ original }: LeaderboardRow) => !original.isPlaceholder,
}

/** Creates the table of a suite's entries; the view is its state. */
export function useLeaderboardTable(options: LeaderboardTableOptions): LeaderboardModel {
  const { listing, view, show, extraColumns } = options
  const suite = listing?.suite
  const all = useEntries(listing)
  const { chosen: entries, unknown } = useChosen(all, options.models)
  const extraIds = extraColumns.map(({ id }) => id)
  // Without a sort key, chosen models keep the order of the host.
  const isUnsorted = options.models !== undefined && view.sorting.length === 0
  const sorting = useSame(isUnsorted ? [] : getSuiteSorting(view.sorting, suite, extraIds))
  const { selected, refusals, refuse } = useSelected(entries, view.selected)
  const main = show === 'picture' ? getMainScore(sorting, suite) : undefined
  const hasPlaces = useHasPlaces(entries, main)
  const context: ViewContext = {
    ...options,
    extraIds,
    sorting,
    selected: selected.map(({ id }) => id),
    main,
    hasPlaces: listing === undefined || hasPlaces,
  }
  const change = (next: LeaderboardView) => {
    const isFull = next.selected.length > MAX_COMPARED_MODELS
    if (isFull && next.selected !== view.selected) refuse()
    else options.onViewChange(next)
  }
  const columns = useColumns(main, extraColumns)
  const table = useTable({
    ...FIXED_OPTIONS,
    columns,
    data: entries,
    ...useViewState(view, context, change),
  })
  const rows = useSortedRows(table, sorting, columns)
  const limitedRows = useMemo(() => rows.slice(0, options.limit), [rows, options.limit])
  return { table, all, entries, unknown, sorting, main, rows, limitedRows, selected, refusals }
}

/** The columns of the table, or of the picture of a score. */
function useColumns(main: Measure | undefined, extra: readonly ExtraColumn[]) {
  return useMemo(() => {
    if (main !== undefined) return withHiddenColumns(main, extra)
    return extra.length === 0 ? COLUMNS : createColumns(extra)
  }, [main, extra])
}

/** The selected models, and how often the reader tried to add one to the full selection. */
function useSelected(entries: readonly LeaderboardEntry[], given: readonly string[]) {
  const ids = useSame(given)
  const selected = useMemo(() => findSelected(entries, ids), [entries, ids])
  const [refusal, setRefusal] = useState({ selected, times: 0 })
  const refusals = refusal.selected === selected ? refusal.times : 0
  return { selected, refusals, refuse: () => setRefusal({ selected, times: refusals + 1 }) }
}

/** Whether any entry has a place by a score. */
function useHasPlaces(entries: readonly LeaderboardEntry[], main: Measure | undefined): boolean {
  return useMemo(
    () => main !== undefined && entries.some(({ scores }) => hasRanks(scores[main])),
    [entries, main],
  )
}

/** The entries of a leaderboard, with the placeholders of its planned models. */
function useEntries(listing: Leaderboard | undefined): readonly LeaderboardEntry[] {
  return useMemo(() => {
    const { items = NO_ENTRIES, plannedModels } = listing ?? {}
    return plannedModels === undefined ? items : addPlaceholders(items, plannedModels)
  }, [listing])
}

/** The entries that the host shows, in its order, and the ids without an entry. */
function useChosen(all: readonly LeaderboardEntry[], models: readonly string[] | undefined) {
  const ids = useSame(models)
  return useMemo(
    () => (ids === undefined ? { chosen: all, unknown: NO_IDS } : chooseModels(all, ids)),
    [all, ids],
  )
}

/** The state of the table, and the handlers that apply its changes to the view. */
function useViewState(
  view: LeaderboardView,
  context: ViewContext,
  onViewChange: (view: LeaderboardView) => void,
) {
  const { globalFilter, ...parts } = toTableState(view, context)
  // TanStack computes again what depends on a new object, so an equal part keeps its identity.
  const state = withoutPrototype<ViewState>({
    globalFilter,
    columnFilters: useSame(parts.columnFilters),
    sorting: useSame(parts.sorting),
    columnVisibility: useSame(parts.columnVisibility),
    rowSelection: useSame(parts.rowSelection),
  })
  const onChange =
    <Part extends keyof ViewState>(part: Part) =>
    (updater: Updater<ViewState[Part]>) =>
      onViewChange(toView(view, { [part]: functionalUpdate(updater, state[part]) }, context))
  return {
    state,
    onGlobalFilterChange: onChange('globalFilter'),
    onColumnFiltersChange: onChange('columnFilters'),
    onSortingChange: onChange('sorting'),
    onColumnVisibilityChange: onChange('columnVisibility'),
    onRowSelectionChange: onChange('rowSelection'),
  }
}

/** Returns the previous value while the new one is equal. */
function useSame<Value>(value: Value): Value {
  const text = serialize(value)
  return useMemo(() => value, [text]) // eslint-disable-line react-hooks/exhaustive-deps -- the text stands for the value
}

/** Serializes lists and plain objects. JSON would call a `toJSON` that an old library on a host adds to all objects. */
function serialize(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${serialize(part)}`)
  return `{${parts.join('\n')}}`
}

/**
 * Copies a state without inherited properties. TanStack iterates over those too, and old libraries on a
 * host extend `Object.prototype`.
 */
function withoutPrototype<State extends object>(state: State): State {
  return Object.assign(Object.create(null) as State, state)
}

/** Returns the first three distinct models that exist and are not placeholders. */
function findSelected(entries: readonly LeaderboardEntry[], ids: readonly string[]) {
  if (ids.length === 0) return NO_ENTRIES
  const known = new Map(entries.filter((it) => !it.isPlaceholder).map((it) => [it.id, it]))
  return normalizeSelection(ids, known).flatMap((id) => known.get(id) ?? [])
}
