import { screen, within } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aScoredModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { siteLinks, type EvaluationsProviderProps } from '../../data/index.ts'
import { de } from '../../locales/de.ts'
import { DEFAULT_VIEW, parseView, serializeView } from '../../domain/index.ts'
import { LeaderboardTable, type ExtraColumn, type LeaderboardTableProps } from './index.ts'

const MODELS = [
  aScoredModel('Low', 0.5, 0.5, 0.5, 0.5),
  aScoredModel('High', 0.9, 0.9, 0.9, 0.9),
  aScoredModel('Middle', 0.7, 0.7, 0.7, 0.7),
  aScoredModel('Free', 0.6, 0.6, 0.6, 0.6),
]
const idOf = (name: string) => MODELS.find((model) => model.name === name)?.id ?? ''
const PRICES: Record<string, number> = {
  [idOf('Low')]: 12.5,
  [idOf('High')]: 3,
  [idOf('Free')]: 0,
}

const price: ExtraColumn<number> = {
  id: 'x-price',
  header: 'Price',
  description: 'US dollars for a million tokens.',
  accessorFn: ({ id }) => PRICES[id],
}

async function renderBoard(
  props: LeaderboardTableProps,
  provider: Partial<EvaluationsProviderProps> = {},
) {
  const { user } = renderWithSource(<LeaderboardTable {...props} />, MODELS, {
    links: siteLinks('https://lab.example'),
    ...provider,
  })
  await screen.findAllByRole('rowheader')
  return user
}

const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const cellTexts = (column: string) =>
  Array.from(document.querySelectorAll(`td[data-column=${column}]`), (cell) => cell.textContent)
const complaints = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text))

afterEach(() => void vi.restoreAllMocks())

describe('a column of the host', () => {
  it('stands before the actions, with its name, its description and its values', async () => {
    await renderBoard({ extraColumns: [price] })
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(names.slice(-2)).toEqual(['Price', 'Actions'])
    const button = within(header('Price')).getByRole('button')
    expect(button.getAttribute('aria-description')).toBe(price.description)
    // A missing price is not a price of zero.
    expect(cellTexts('x-price')).toEqual(['3', 'not given', '0', '12.5'])
  })

  it('shows and sorts by the values of a new list', async () => {
    function Host() {
      const [prices, setPrices] = useState<Record<string, number>>({})
      const extraColumns = useMemo(
        () => [{ ...price, accessorFn: ({ name }: { readonly name: string }) => prices[name] }],
        [prices],
      )
      const sorting = [{ field: 'x-price', direction: 'ascending' }] as const
      return (
        <>
          <button onClick={() => setPrices({ Low: 3, High: 2, Middle: 1 })}>Load</button>
          <LeaderboardTable extraColumns={extraColumns} view={{ ...DEFAULT_VIEW, sorting }} />
        </>
      )
    }
    const { user } = renderWithSource(<Host />, MODELS)
    await user.click(await screen.findByRole('button', { name: 'Load' }))
    await screen.findByText('not given')
    expect(namesInOrder()).toEqual(['Middle', 'High', 'Low', 'Free'])
    expect(cellTexts('x-price')).toEqual(['1', '2', '3', 'not given'])
  })

  it('sorts from the highest, then from the lowest, with missing values last', async () => {
    const user = await renderBoard({ extraColumns: [price] })
    const sort = () => user.click(within(header('Price')).getByRole('button'))
    await sort()
    expect(namesInOrder()).toEqual(['Low', 'High', 'Free', 'Middle'])
    expect(header('Price').getAttribute('aria-sort')).toBe('descending')
    expect(await screen.findByText(/sorted by Price, highest first$/)).toBeTruthy()
    await sort()
    expect(namesInOrder()).toEqual(['Free', 'High', 'Low', 'Middle'])
  })

  it('sorts by the rule and with the words of the host', async () => {
    const sizes = ['small', 'medium', 'large']
    const size: ExtraColumn<string> = {
      id: 'x-size',
      header: 'Size',
      accessorFn: ({ name }) => ({ Low: 'medium', High: 'small', Free: 'large' })[name],
      sortFn: (a, b, id) =>
        sizes.indexOf(String(a.getValue(id))) - sizes.indexOf(String(b.getValue(id))),
      sortWords: ['smallest first', 'largest first'],
    }
    const user = await renderBoard({ extraColumns: [size] })
    await user.click(within(header('Size')).getByRole('button'))
    expect(namesInOrder()).toEqual(['High', 'Low', 'Free', 'Middle'])
    expect(await screen.findByText(/sorted by Size, smallest first$/)).toBeTruthy()
  })

  it('renders the cells of the host, and the sentence that screen readers read instead', async () => {
    const cost: ExtraColumn<number> = {
      ...price,
      cell: ({ getValue, row }) => <a href={`https://shop.example/${row.id}`}>${getValue()}</a>,
    }
    const stars: ExtraColumn<number> = {
      id: 'x-stars',
      header: 'Stars',
      accessorFn: ({ id }) => PRICES[id],
      cell: ({ getValue }) => '★'.repeat(getValue()),
      describeCell: ({ getValue }) => `${getValue()} stars`,
    }
    await renderBoard({ extraColumns: [cost, stars] })
    const link = screen.getByRole('link', { name: '$3' })
    expect(link.getAttribute('href')).toBe(`https://shop.example/${idOf('High')}`)
    expect(screen.getByRole('cell', { name: '3 stars' })).toBeTruthy()
  })

  it('keeps its name when the labels are of another language', async () => {
    await renderBoard({ extraColumns: [price] }, { labels: de })
    expect(header('Price')).toBeTruthy()
    expect(cellTexts('x-price')).toContain('12,5')
  })

  it('without values has a plain header and cells in each row', async () => {
    const buy: ExtraColumn = { id: 'x-buy', header: 'Buy', cell: ({ row }) => `Buy ${row.id}` }
    await renderBoard({ extraColumns: [buy] })
    expect(header('Buy').getAttribute('aria-sort')).toBeNull()
    expect(within(header('Buy')).queryByRole('button')).toBeNull()
    expect(cellTexts('x-buy')).toHaveLength(MODELS.length)
  })

  it('can be hidden and shown by the reader, unless the host says otherwise', async () => {
    const onViewChange = vi.fn<NonNullable<LeaderboardTableProps['onViewChange']>>()
    const fixed: ExtraColumn = { ...price, id: 'x-fixed', header: 'Fixed', enableHiding: false }
    const extraColumns = [price, fixed]
    const user = await renderBoard({ extraColumns, columnMenu: true, onViewChange })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    expect(screen.queryByRole('checkbox', { name: 'Fixed' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Price' }))
    expect(screen.queryByRole('columnheader', { name: /^Price/ })).toBeNull()
    const [view = DEFAULT_VIEW] = onViewChange.mock.lastCall ?? []
    // A link keeps it.
    expect(parseView(serializeView(view))).toEqual(view)
    await user.click(screen.getByRole('checkbox', { name: 'Price' }))
    expect(onViewChange.mock.lastCall?.[0].columns).toBeUndefined()
  })

  it('is chosen by the columns of the host like any other', async () => {
    await renderBoard({ extraColumns: [price], columns: ['composite'] })
    expect(screen.queryByRole('columnheader', { name: /^Price/ })).toBeNull()
  })

  it('orders the picture, which does not show it', async () => {
    const sorting = [{ field: 'x-price', direction: 'ascending' }] as const
    await renderBoard({ extraColumns: [price], show: 'picture', defaultView: { sorting } })
    expect(namesInOrder()).toEqual(['Free Acme', 'High Acme', 'Low Acme', 'Middle Acme'])
    expect(screen.queryByRole('columnheader', { name: /^Price/ })).toBeNull()
  })

  it('is not in the link to the dashboard, which does not have it', async () => {
    const sorting = [{ field: 'x-price', direction: 'ascending' }] as const
    await renderBoard({ extraColumns: [price], limit: 1, defaultView: { sorting } })
    const more = screen.getByRole('link', { name: 'Show all 4 models' })
    expect(more.getAttribute('href')).toBe('https://lab.example/')
  })

  it('that is unknown in a link is dropped from the order', async () => {
    const sorting = [{ field: 'x-gone', direction: 'ascending' }] as const
    await renderBoard({ defaultView: { sorting } })
    expect(namesInOrder()).toEqual(['High', 'Middle', 'Free', 'Low'])
  })
})

describe('a column that plain JavaScript got wrong', () => {
  it('whose cell, sentence or rule throws keeps the table, with a sentence in the console', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const fail = () => {
      throw new Error('no currency')
    }
    const columns: readonly ExtraColumn<number>[] = [
      { ...price, id: 'x-cell', cell: fail },
      { ...price, id: 'x-sentence', header: 'Cost', describeCell: fail },
      { ...price, id: 'x-rule', header: 'Rule', sortFn: fail },
    ]
    const user = await renderBoard({ extraColumns: columns })
    // The values without the host's cells.
    expect(cellTexts('x-cell')).toEqual(['3', 'not given', '0', '12.5'])
    expect(cellTexts('x-sentence')).toEqual(['3', 'not given', '0', '12.5'])
    await user.click(within(header('Rule')).getByRole('button'))
    expect(cellTexts('x-rule')).toEqual(['12.5', '3', '0', 'not given'])
    for (const name of ['x-cell', 'x-sentence', 'x-rule']) {
      expect(
        complaints().filter((text) => text.startsWith('LeaderboardTable: ') && text.includes(name)),
      ).not.toEqual([])
    }
  })

  it('whose cell throws is shown again once the host gives a column that does not', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const fail = () => {
      throw new Error('no prices yet')
    }
    function Host() {
      const [hasLoaded, setHasLoaded] = useState(false)
      const columns = useMemo(
        () => [{ ...price, cell: hasLoaded ? () => 'Paid' : fail }],
        [hasLoaded],
      )
      return (
        <>
          <button onClick={() => setHasLoaded(true)}>Load</button>
          <LeaderboardTable extraColumns={columns} />
        </>
      )
    }
    const { user } = renderWithSource(<Host />, MODELS)
    await screen.findAllByRole('rowheader')
    await user.click(screen.getByRole('button', { name: 'Load' }))
    expect(cellTexts('x-price')).toEqual(['Paid', 'not given', 'Paid', 'Paid'])
  })

  it.each([
    ['throws', () => never('no price'), 'has no value for “%”: Error: no price'],
    ['returns a date', () => new Date(0), 'has a Date for “%”. Allowed: a text, a finite number,'],
    ['returns true', () => true, 'has true for “%”. Allowed: a text, a finite number, null or'],
  ])(
    'whose function %s has no values, and one sentence in the console',
    async (_, read, sentence) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const wrong = { ...price, accessorFn: read } as unknown as ExtraColumn
      await renderBoard({ extraColumns: [wrong] })
      expect(new Set(cellTexts('x-price'))).toEqual(new Set(['not given']))
      expect(complaints()).toHaveLength(1)
      const [before = '', after = ''] = sentence.split('%')
      expect(complaints()[0]).toContain(`LeaderboardTable: the column “x-price” ${before}`)
      expect(complaints()[0]).toContain(after)
    },
  )
})

function never(reason: string): never {
  throw new Error(reason)
}
