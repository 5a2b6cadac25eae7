import { functionalUpdate, useTable, type Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Leaderboard } from '../../data/index.ts'
import {
  addPlaceholders,
  addToSelection,
  chooseModels,
  createSearchMatcher,
  getMainScore,
  getSuiteSorting,
  hasRanks,
  normalizeSelection,
  removeFromSelection,
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
  readonly leaderboard: Leaderboard | undefined
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

/** The TanStack Table of a leaderboard, and its rows by what they are for. */
interface LeaderboardRows {
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
  readonly pictureMeasure: Measure | undefined
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
}

/** Creates the table of a suite's entries; the view is its state. */
export function useLeaderboardTable(options: LeaderboardTableOptions): LeaderboardRows {
  const { leaderboard, view, show, extraColumns } = options
  const suite = leaderboard?.suite
  const all = useEntries(leaderboard)
  const { chosen: entries, unknown } = useChosen(all, options.models)
  const extraIds = extraColumns.map(({ id }) => id)
  // Without a sort key, chosen models keep the order of the host.
  const isUnsorted = options.models !== undefined && view.sorting.length === 0
  const sorting = useSame(isUnsorted ? [] : getSuiteSorting(view.sorting, suite, extraIds))
  const { select, ...selection } = useSelection(entries, options)
  const selectedIds = selection.selected.map(({ id }) => id)
  const pictureMeasure = show === 'picture' ? getMainScore(sorting, suite) : undefined
  const hasPlaces = useHasPlaces(entries, pictureMeasure)
  const context: ViewContext = {
    ...options,
    extraIds,
    sorting,
    pictureMeasure,
    hasPlaces: leaderboard === undefined || hasPlaces,
  }
  const columns = useColumns(pictureMeasure, extraColumns)
  // A row keeps the values of its columns, which the functions of new columns return again.
  const data = useMemo(
    () => (extraColumns.length === 0 ? entries : [...entries]),
    [entries, extraColumns],
  )
  const table = useTable({
    ...FIXED_OPTIONS,
    columns,
    data,
    meta: { selectedIds, select },
    ...useViewState(view, context, options.onViewChange),
  })
  const rows = useSortedRows(table, sorting, columns)
  const limitedRows = useMemo(() => rows.slice(0, options.limit), [rows, options.limit])
  return { table, all, entries, unknown, sorting, pictureMeasure, rows, limitedRows, ...selection }
}

/** The columns of the table, or of the picture of a score. */
function useColumns(pictureMeasure: Measure | undefined, extra: readonly ExtraColumn[]) {
  return useMemo(() => {
    if (pictureMeasure !== undefined) return withHiddenColumns(pictureMeasure, extra)
    return extra.length === 0 ? COLUMNS : createColumns(extra)
  }, [pictureMeasure, extra])
}

/** The selected models, how often the reader tried to add one to the full selection, and the function that changes it. */
function useSelection(
  entries: readonly LeaderboardEntry[],
  { view, onViewChange }: Pick<LeaderboardTableOptions, 'view' | 'onViewChange'>,
) {
  const ids = useSame(view.selected)
  const selected = useMemo(() => findSelected(entries, ids), [entries, ids])
  const [refusal, setRefusal] = useState({ selected, times: 0 })
  const refusals = refusal.selected === selected ? refusal.times : 0
  const select = (id: string, isSelected: boolean) => {
    const before = selected.map((model) => model.id)
    const after = (isSelected ? addToSelection : removeFromSelection)(before, id)
    if (after === before) setRefusal({ selected, times: refusals + 1 })
    else onViewChange({ ...view, selected: after })
  }
  return { selected, refusals, select }
}

/** Whether any entry has a place by a score. */
function useHasPlaces(
  entries: readonly LeaderboardEntry[],
  pictureMeasure: Measure | undefined,
): boolean {
  return useMemo(
    () =>
      pictureMeasure !== undefined &&
      entries.some(({ scores }) => hasRanks(scores[pictureMeasure])),
    [entries, pictureMeasure],
  )
}

/** The entries of a leaderboard, with the placeholders of its planned models. */
function useEntries(leaderboard: Leaderboard | undefined): readonly LeaderboardEntry[] {
  return useMemo(() => {
    const { items = NO_ENTRIES, plannedModels } = leaderboard ?? {}
    return plannedModels === undefined ? items : addPlaceholders(items, plannedModels)
  }, [leaderboard])
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
