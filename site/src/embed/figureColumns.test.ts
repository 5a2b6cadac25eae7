// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { fillWidth, getShownColumns, keepColumns } from './figureColumns.ts'

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
      <tr><th data-column="name">A</th><td data-column="bias"><b>1</b></td><td data-column="date">2</td></tr>
    </table></section>`
  })

  const keepIn = (shown: readonly string[]) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      keepColumns(element, shown)
    }
  }

  it('has no cell of another column', () => {
    keepIn(['name', 'bias'])
    expect(document.querySelector('tr')?.textContent).toBe('A1')
    expect(document.querySelectorAll('col')).toHaveLength(2)
  })

  it('keeps the tracks of a grid that a shown column shares, and gives no room to others', () => {
    const table = document.querySelector('table')
    table?.style.setProperty(
      '--_tl-tracks',
      '[select] 30px [name provider] minmax(0, 17fr) [composite date] minmax(max(78px, 1ch), 9fr) [bias] 1fr',
    )
    keepIn(['name', 'date'])
    expect(table?.style.getPropertyValue('--_tl-tracks').trim()).toBe(
      '[name provider] minmax(0, 17fr) [composite date] minmax(max(78px, 1ch), 9fr)',
    )
    expect(table?.style.getPropertyValue('--_tl-date')).toBe('')
    expect(table?.style.getPropertyValue('--_tl-both-actions')).toBe('0px')
  })

  it('divides its width among the columns that are left', () => {
    const [name, bias, date] = document.querySelectorAll('col')
    for (const [col, width] of [
      [name, '60%'],
      [bias, '20%'],
      [date, '20%'],
    ] as const) {
      col?.style.setProperty('inline-size', width)
    }
    keepIn(['name', 'bias'])
    fillWidth(document.body)
    expect(name?.style.inlineSize).toBe('75%')
    expect(bias?.style.inlineSize).toBe('25%')
    const section = document.querySelector<HTMLElement>('section')
    expect(section?.style.getPropertyValue('--_tl-columns')).toBe('2')
  })
})
