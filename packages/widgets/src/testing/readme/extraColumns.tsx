import { LeaderboardTable, type ExtraColumn } from '@transparency-lab/widgets'

const offers: Record<string, { dollars: number; since: string; shop: string } | undefined> = {
  'example-7b': { dollars: 0.2, since: '2025-11-04', shop: 'https://shop.example/7b' },
}

const price: ExtraColumn<number> = {
  id: 'x-price',
  header: 'Price',
  description: 'US dollars for a million tokens.',
  accessorFn: ({ id }) => offers[id]?.dollars,
  cell: ({ getValue }) => `$${getValue()}`,
  sortWords: ['cheapest first', 'dearest first'],
  sortDescFirst: false,
  align: 'end',
}

const since: ExtraColumn<string> = {
  id: 'x-since',
  header: 'Since',
  description: 'The day on which the model became available.',
  accessorFn: ({ id }) => offers[id]?.since,
  sortWords: ['oldest first', 'newest first'],
}

const buy: ExtraColumn = {
  id: 'x-buy',
  header: 'Buy',
  cell: ({ row: { id, original } }) => {
    const { shop } = offers[id] ?? {}
    return shop && <a href={shop}>Buy {original.name}</a>
  },
}

// Outside of the component, so that the list is the same object in each render.
const extraColumns = [price, since, buy]

export function PricedBoard() {
  return <LeaderboardTable extraColumns={extraColumns} columnMenu />
}
