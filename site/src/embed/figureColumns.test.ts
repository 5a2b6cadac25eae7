// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { getShownColumns, removeOtherColumn } from './figureColumns.ts'

describe('getShownColumns', () => {
  it.each([
    ['bias,composite', ['name', 'bias', 'composite']],
    [' date bias ', ['name', 'date', 'bias']],
    // The suite may lack it; the table then shows the others.
    ['jailbreak', ['name', 'jailbreak']],
    ['', undefined],
    [',', undefined],
    ['bias,price', undefined],
    ['x-price', undefined],
  ])('of %j is %j', (columns, shown) => {
    expect(getShownColumns({ columns })).toEqual(shown)
  })

  it('is undefined for a frame that shows all', () => {
    expect(getShownColumns({})).toBeUndefined()
  })
})

describe('a table with fewer columns', () => {
  beforeEach(() => {
    document.body.innerHTML = `<section class="tl-leaderboard"><table>
      <colgroup><col data-column="name" /><col data-column="bias" /><col data-column="date" /></colgroup>
      <thead></thead>
      <tbody><tr><th data-column="name">A</th><td data-column="bias"><b>1</b></td><td data-column="date">2</td></tr></tbody>
    </table></section>`
    document.querySelectorAll('col').forEach(({ style }, index) => {
      style.inlineSize = index === 0 ? '60%' : '20%'
    })
    getTable().style.setProperty(
      '--_tl-tracks',
      '[select] 30px [name provider] minmax(0, 17fr) [composite date] minmax(max(78px, 1ch), 9fr) [bias] 1fr',
    )
  })

  it('has no cell of another column, and divides its width among the others', () => {
    keep(['name', 'bias'])
    expect(document.querySelector('tr')?.textContent).toBe('A1')
    const columns = [...document.querySelectorAll('col')]
    expect(columns.map(({ style }) => style.inlineSize)).toEqual(['75%', '25%'])
    const section = document.querySelector<HTMLElement>('section')
    expect(section?.style.getPropertyValue('--_tl-columns')).toBe('2')
  })

  it('keeps the tracks of a grid that one of its columns shares, and gives no room to others', () => {
    keep(['name', 'date'])
    expect(getStyle('--_tl-tracks')).toBe(
      '[name provider] minmax(0, 17fr) [composite date] minmax(max(78px, 1ch), 9fr)',
    )
    expect(getStyle('--_tl-date')).toBe('')
    expect(getStyle('--_tl-both-actions')).toBe('0px')
  })

  it('has no track for a chosen column that its suite lacks', () => {
    keep(['name', 'composite', 'jailbreak'])
    expect(getStyle('--_tl-tracks')).toBe('[name provider] minmax(0, 17fr)')
  })
})

function keep(shown: readonly string[]) {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    removeOtherColumn(element, shown)
  }
}

function getTable(): HTMLElement {
  const [table] = document.getElementsByTagName('table')
  if (table === undefined) throw new Error('There is no table.')
  return table
}

function getStyle(name: string): string {
  return getTable().style.getPropertyValue(name)
}
