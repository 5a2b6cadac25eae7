import type { LeaderboardEntry, SortField } from '@transparency-lab/widgets/domain'
import { cellHtml } from '../content/cellHtml.ts'
import { COLUMN_HEADS, isFound, ROW_HEIGHT } from '../content/columns.ts'
import '../content/content.css'
import { placeSearch } from '../content/placeSearch.ts'
import { sortRows } from '../content/sortRows.ts'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 5

const rows = receiveRows('entries')
const { search, place } = placeSearch(getRoot(document))
const heads = COLUMN_HEADS.map(
  ({ column, title, width }) =>
    `<button type="button" data-column="${column}" style="width:${width}px">${title}</button>`,
)
place.innerHTML =
  `<div class="bench-body"><div class="bench-header">${heads.join('')}</div>` +
  '<div class="bench-rows"></div></div>'
const body = getPart('.bench-body')
const list = getPart('.bench-rows')

let order = { field: 'composite' as SortField, isDescending: true }
let sorted = sortRows(rows, order.field, order.isDescending)
let found = sorted
let renderedRange = ''

function getPart(selector: string): HTMLElement {
  const part = place.querySelector<HTMLElement>(selector)
  if (part === null) throw new Error(`The page has no ${selector}.`)
  return part
}

function rowHtml(entry: LeaderboardEntry, index: number): string {
  const cells = COLUMN_HEADS.map(
    ({ column, width }) =>
      `<div class="bench-cell" style="width:${width}px">${cellHtml(column, entry)}</div>`,
  )
  const style = `height:${ROW_HEIGHT}px;transform:translateY(${index * ROW_HEIGHT}px)`
  return `<div class="bench-row" style="${style}">${cells.join('')}</div>`
}

function renderVisible(): void {
  const first = Math.max(0, Math.floor(body.scrollTop / ROW_HEIGHT) - OVERSCAN)
  const last = Math.ceil((body.scrollTop + innerHeight) / ROW_HEIGHT) + OVERSCAN
  if (renderedRange === `${first} ${last}`) return
  renderedRange = `${first} ${last}`
  const rowsHtml = found.slice(first, last).map((entry, index) => rowHtml(entry, first + index))
  list.innerHTML = rowsHtml.join('')
}

function renderAll(): void {
  found = search.value === '' ? sorted : sorted.filter((entry) => isFound(entry, search.value))
  list.style.height = `${found.length * ROW_HEIGHT}px`
  renderedRange = ''
  renderVisible()
}

place.addEventListener('click', ({ target }) => {
  const head = target instanceof Element ? target.closest('.bench-header > button') : null
  const { column, isSortable } =
    COLUMN_HEADS.find((known) => known.column === head?.getAttribute('data-column')) ?? {}
  if (column === undefined || isSortable !== true) return
  const field = column as SortField
  order = { field, isDescending: order.field !== field || !order.isDescending }
  sorted = sortRows(rows, field, order.isDescending)
  renderAll()
})
search.addEventListener('input', renderAll)
body.addEventListener('scroll', renderVisible, { passive: true })
renderAll()
