import { describe, expect, it } from 'vitest'
import {
  DEFAULT_VIEW,
  LEADERBOARD_COLUMNS,
  type LeaderboardColumn,
  type LeaderboardView,
} from '../../domain/index.ts'
import { toTableState, toView, type ViewContext } from './viewState.ts'

const CONTEXT: ViewContext = {
  sorting: [{ field: 'composite', direction: 'descending' }],
  offeredColumns: LEADERBOARD_COLUMNS,
  extraIds: [],
  visibleColumns: LEADERBOARD_COLUMNS,
  isSelectable: false,
  pictureMeasure: undefined,
  hasPlaces: true,
}
const aView = (view: Partial<LeaderboardView> = {}) => ({ ...DEFAULT_VIEW, ...view })
const without = (...hidden: readonly LeaderboardColumn[]) =>
  LEADERBOARD_COLUMNS.filter((id) => !hidden.includes(id))

/** Changes the visibility of columns as the column menu does. */
function toggle(view: LeaderboardView, context: ViewContext, change: Record<string, boolean>) {
  const { columnVisibility } = toTableState(view, context)
  return toView(view, { columnVisibility: { ...columnVisibility, ...change } }, context)
}

describe('toTableState', () => {
  it('filters by search and provider, and sorts by the keys that the suite has', () => {
    const view = aView({ search: ' gpt', provider: 'OpenAI' })
    expect(toTableState(view, CONTEXT)).toMatchObject({
      globalFilter: ' gpt',
      columnFilters: [{ id: 'provider', value: 'OpenAI' }],
      sorting: [{ id: 'composite', desc: true }],
    })
    expect(toTableState(aView(), CONTEXT).columnFilters).toEqual([])
  })

  it('shows the check boxes only where rows can be selected', () => {
    expect(toTableState(aView(), CONTEXT).columnVisibility['select']).toBe(false)
    const context = { ...CONTEXT, isSelectable: true }
    expect(toTableState(aView(), context).columnVisibility['select']).toBe(true)
  })

  it('always shows the score of a picture, and places only if any is known', () => {
    const context = { ...CONTEXT, visibleColumns: without('bias'), pictureMeasure: 'bias' as const }
    const { columnVisibility } = toTableState(aView(), context)
    expect(columnVisibility).toMatchObject({ bias: true, provider: false, place: true })
    const unknown = toTableState(aView(), { ...context, hasPlaces: false })
    expect(unknown.columnVisibility['place']).toBe(false)
  })
})

describe('toView', () => {
  it('changes only what the state changes', () => {
    const view = aView({
      sorting: [{ field: 'jailbreak', direction: 'ascending' }],
      selected: ['unknown'],
      columns: ['name', 'toxicity'],
      suite: 'phare',
    })
    expect(toView(view, { globalFilter: 'x' }, CONTEXT)).toEqual({ ...view, search: 'x' })
    expect(toView(view, {}, CONTEXT)).toEqual(view)
  })

  it('clears the search and the provider', () => {
    const view = aView({ search: 'x', provider: 'Acme' })
    const cleared = toView(view, { globalFilter: '', columnFilters: [] }, CONTEXT)
    expect(cleared).toMatchObject({ search: '', provider: undefined })
  })

  it('keeps the order of the keys of a sort', () => {
    const sorting = [
      { id: 'provider', desc: false },
      { id: 'bias', desc: true },
    ]
    expect(toView(aView(), { sorting }, CONTEXT).sorting).toEqual([
      { field: 'provider', direction: 'ascending' },
      { field: 'bias', direction: 'descending' },
    ])
  })

  it('lists the visible columns, and none when all are visible', () => {
    const hidden = toggle(aView(), CONTEXT, { date: false })
    expect(hidden.columns).toEqual(without('date'))
    const context = { ...CONTEXT, visibleColumns: without('date') }
    expect(toggle(hidden, context, { date: true }).columns).toBeUndefined()
  })

  it('leaves columns that the reader cannot toggle as they are', () => {
    const offeredColumns = without('jailbreak')
    const context = { ...CONTEXT, offeredColumns, visibleColumns: offeredColumns }
    expect(toggle(aView(), context, { bias: false }).columns).toEqual(without('bias'))
    const picture = { ...CONTEXT, pictureMeasure: 'bias' as const }
    expect(toggle(aView(), picture, { date: false }).columns).toEqual(without('date'))
  })
})
