import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { createElement, removeElements } from '../testing/elements.ts'
import { eventually } from '../testing/eventually.ts'
import type { ElementColumn } from './index.ts'
import './index.ts'

afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

it('the columns of a page have texts, numbers and nodes of the document as cells', async () => {
  const element = createElement('safety-leaderboard')
  element.source = createMemorySource([aModel('a')])
  element.columns = 'name x-price x-buy'
  const price: ElementColumn = { id: 'x-price', header: 'Price', accessorFn: () => 2.5 }
  const buy: ElementColumn = {
    id: 'x-buy',
    header: 'Buy',
    cell: ({ row }) => {
      const link = document.createElement('a')
      link.href = `https://shop.example/${row.id}`
      link.textContent = 'Buy'
      return link
    },
  }
  element.extraColumns = [price, buy]
  document.body.append(element)
  const cells = () =>
    Array.from(element.shadowRoot?.querySelectorAll('tbody td') ?? [], (cell) => cell.textContent)
  await waitFor(() => expect(cells()).toEqual(['2.5', 'Buy']))
  expect(element.shadowRoot?.querySelector('td a')?.getAttribute('href')).toBe(
    'https://shop.example/a',
  )
  element.extraColumns = [{ ...price, cell: ({ getValue }) => `$${getValue()}` }]
  await waitFor(() => expect(cells()).toEqual(['$2.5']))
})

it('a cell keeps its node, and the focus inside, while its column, model and value are the same', async () => {
  const element = createElement('safety-leaderboard', { columns: 'name x-buy' })
  element.source = createMemorySource([aModel('a')])
  element.extraColumns = [
    { id: 'x-buy', header: 'Buy', cell: () => document.createElement('button') },
  ]
  document.body.append(element)
  const button = await waitFor(() => {
    const found = element.shadowRoot?.querySelector<HTMLElement>('td button')
    if (!found) throw new Error('The cell has no button.')
    return found
  })
  button.focus()
  element.labels = { leaderboard: { columns: { name: 'System' } } }
  await waitFor(() => expect(element.shadowRoot?.textContent).toContain('System'))
  expect(element.shadowRoot?.activeElement).toBe(button)
})

it('a cell that is a fragment has its nodes each time that the page returns it', async () => {
  const fragment = document.createDocumentFragment()
  fragment.append('Buy ', document.createElement('b'))
  const element = createElement('safety-leaderboard', { columns: 'name x-buy' })
  element.source = createMemorySource([aModel('a')])
  const column = (header: string): ElementColumn => ({ id: 'x-buy', header, cell: () => fragment })
  const cell = () => element.shadowRoot?.querySelector('tbody td span span')
  document.body.append(element)
  for (const header of ['Buy', 'Order']) {
    element.extraColumns = [column(header)]
    await waitFor(() => expect(element.shadowRoot?.textContent).toContain(header))
    await waitFor(() => expect(cell()?.innerHTML).toBe('Buy <b></b>'))
  }
})

it('a cell that is null or false is empty, NaN is missing, and one that is no content shows the value and says why', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = createElement('safety-leaderboard')
  element.source = createMemorySource([aModel('a')])
  element.columns = 'name x-empty x-false x-list x-yes x-nan'
  const column = (id: ElementColumn['id'], content: unknown): ElementColumn => ({
    id,
    header: id,
    accessorFn: () => 2.5,
    cell: () => content as null,
  })
  element.extraColumns = [
    column('x-empty', null),
    column('x-false', false),
    column('x-list', [1, 2]),
    column('x-yes', true),
    column('x-nan', Number.NaN),
  ]
  document.body.append(element)
  const cells = () =>
    Array.from(element.shadowRoot?.querySelectorAll('tbody td') ?? [], (cell) => cell.textContent)
  await waitFor(() => expect(cells()).toEqual(['', '', '2.5', '2.5', 'not given']))
  const errors = error.mock.calls.flat().join('\n')
  expect(errors).toContain('a cell is a text, a number or a node, not a list')
  expect(errors).not.toMatch(/not (false|NaN)/)
})

it('a column of the page may come after the attribute that names it; the console names one that never comes', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const insertSorted = (sort: string) => {
    const element = createElement('safety-leaderboard', { sort })
    element.source = createMemorySource([aModel('a')])
    document.body.append(element)
    return element
  }
  const late = insertSorted('x-late:asc')
  await waitFor(() => expect(late.shadowRoot?.querySelector('tbody td')).not.toBeNull())
  late.extraColumns = [{ id: 'x-late', header: 'Late', accessorFn: () => 1 }]
  insertSorted('x-never:asc')
  await eventually(() =>
    expect(warn.mock.calls.flat().join('\n')).toContain('The sorting of the view has “x-never”.'),
  )
  expect(warn).toHaveBeenCalledOnce()
})
