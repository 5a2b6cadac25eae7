import type { Meta, StoryObj } from '@storybook/react-vite'
import { aScoredModel } from '../../testing/builders.ts'
import { LeaderboardTable, type ExtraColumn } from './index.ts'

const MODELS = [
  aScoredModel('Example A', 0.91, 0.94, 0.97, 1),
  aScoredModel('Example B', 0.84, 0.8, 0.87, 0.89),
  aScoredModel('Example C', 0.73, 0.76, 0.7, 0.79),
  aScoredModel('Example D', 0.64, 0.68, 0.66, 0.6),
]

const FACTS: Record<string, { price?: number; released: string }> = {
  [MODELS[0]?.id ?? '']: { price: 12.5, released: '2024-03-01' },
  [MODELS[1]?.id ?? '']: { released: '2023-11-20' },
  [MODELS[2]?.id ?? '']: { price: 0, released: '2024-06-15' },
  [MODELS[3]?.id ?? '']: { price: 0.75, released: '2022-12-08' },
}

const price: ExtraColumn<number> = {
  id: 'x-price',
  header: 'Price',
  description: 'US dollars for a million tokens of input.',
  accessorFn: ({ id }) => FACTS[id]?.price,
  cell: ({ getValue }) => `$${getValue().toFixed(2)}`,
  describeCell: ({ getValue }) => `${getValue()} dollars for a million tokens`,
  sortDescFirst: false,
  sortWords: ['cheapest first', 'dearest first'],
  align: 'end',
}

const released: ExtraColumn<string> = {
  id: 'x-released',
  header: 'Released',
  description: 'The day on which the provider made the model available.',
  accessorFn: ({ id }) => FACTS[id]?.released,
  cell: ({ getValue }) => <time dateTime={getValue()}>{getValue()}</time>,
  sortDescFirst: true,
  sortWords: ['oldest first', 'newest first'],
}

const buy: ExtraColumn = {
  id: 'x-buy',
  header: 'Order',
  cell: ({ row }) => (
    <a href={`https://shop.example/${row.id}`} aria-label={`Order ${row.original.name}`}>
      Order
    </a>
  ),
  width: 7,
}

/** The leaderboard with columns of the host. Every model and every fact here is invented. */
const meta = {
  title: 'Widgets/Leaderboard table/Extra columns',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  args: { extraColumns: [price, released, buy], columnMenu: true },
  parameters: { models: MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** A price, a release date and a link to order. A price that is not given is not zero. */
export const PriceDateAndLink: Story = {}

/** Sorted by the price, which the reader can hide. */
export const SortedByPrice: Story = {
  args: { defaultView: { sorting: [{ field: 'x-price', direction: 'ascending' }] } },
}
