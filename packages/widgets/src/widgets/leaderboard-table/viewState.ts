import type { TableState } from '@tanstack/react-table'
import {
  isExtraColumnId,
  LEADERBOARD_COLUMNS,
  type LeaderboardSort,
  type LeaderboardView,
  type ExtraColumnId,
  type Measure,
  type ShownColumn,
} from '../../domain/index.ts'
import type { features } from './features.ts'

/** The part of TanStack's state that a view decides. */
export interface ViewState extends Pick<
  TableState<typeof features>,
  'columnFilters' | 'sorting' | 'columnVisibility'
> {
  /** The text of the search. */
  readonly globalFilter: string
}

/** What the state of the table depends on, besides the view. */
export interface ViewContext {
  /** The sort keys of the view that the suite has. */
  readonly sorting: readonly LeaderboardSort[]
  /** The columns that the reader can show and hide, and the model's name. */
  readonly offeredColumns: readonly ShownColumn[]
  /** The offered columns that are visible. */
  readonly visibleColumns: readonly ShownColumn[]
  /** The columns that the host adds. */
  readonly extraIds: readonly ExtraColumnId[]
  readonly isSelectable: boolean
  /** The score that the picture shows; undefined for a table. */
  readonly pictureMeasure: Measure | undefined
  /** Whether a place in that score is known, or may be once the entries have loaded. */
  readonly hasPlaces: boolean
}

/** Translates a view into the state of the table. */
export function toTableState(view: LeaderboardView, context: ViewContext): ViewState {
  const { search, provider } = view
  return {
    globalFilter: search,
    columnFilters: provider === undefined ? [] : [{ id: 'provider', value: provider }],
    sorting: context.sorting.map(({ field, direction }) => ({
      id: field,
      desc: direction === 'descending',
    })),
    columnVisibility: toColumnVisibility(context),
  }
}

/**
 * Applies a change of the table's state to a view. What the change does not mention stays as the host gave it, even
 * where the suite has no such column or model.
 */
export function toView(
  view: LeaderboardView,
  change: Partial<ViewState>,
  context: ViewContext,
): LeaderboardView {
  const { globalFilter, columnFilters, sorting, columnVisibility } = change
  return {
    ...view,
    ...(globalFilter !== undefined && { search: globalFilter }),
    ...(columnFilters && { provider: toProvider(columnFilters) }),
    ...(sorting && { sorting: sorting.map(toLeaderboardSort) }),
    ...(columnVisibility && { columns: toColumns(columnVisibility, view, context) }),
  }
}

/** The picture always shows its score, the provider beside the name, and the places if any is known. */
function toColumnVisibility(context: ViewContext): ViewState['columnVisibility'] {
  const { visibleColumns, extraIds, isSelectable, pictureMeasure, hasPlaces } = context
  const isVisible = LEADERBOARD_COLUMNS.map((id) => [id, visibleColumns.includes(id)] as const)
  const isExtraVisible = extraIds.map(
    (id) => [id, pictureMeasure === undefined && visibleColumns.includes(id)] as const,
  )
  return {
    ...Object.fromEntries([...isVisible, ...isExtraVisible]),
    ...(pictureMeasure !== undefined && {
      [pictureMeasure]: true,
      provider: false,
      place: hasPlaces,
    }),
    select: isSelectable,
  }
}

function toProvider(filters: ViewState['columnFilters']): string | undefined {
  return filters.find(({ id }) => id === 'provider')?.value as string | undefined
}

function toLeaderboardSort({ id, desc }: ViewState['sorting'][number]): LeaderboardSort {
  return {
    field: id as LeaderboardSort['field'],
    direction: desc ? 'descending' : 'ascending',
  }
}

/** The visible columns; undefined for all. A column that the reader cannot toggle stays as it is. */
function toColumns(
  isVisible: ViewState['columnVisibility'],
  view: LeaderboardView,
  { offeredColumns, extraIds, pictureMeasure }: ViewContext,
): readonly ShownColumn[] | undefined {
  const all: readonly ShownColumn[] = [...LEADERBOARD_COLUMNS, ...extraIds]
  const columns = view.columns ?? all
  const isFixed = (id: ShownColumn) =>
    pictureMeasure !== undefined &&
    (id === pictureMeasure || id === 'provider' || isExtraColumnId(id))
  const chosen = all.filter((id) =>
    offeredColumns.includes(id) && !isFixed(id) ? isVisible[id] : columns.includes(id),
  )
  return chosen.length === all.length ? undefined : chosen
}
