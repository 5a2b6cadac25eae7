import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMemorySource } from '../../data/index.ts'
import { EXAMPLES } from '../../testing/exampleModels.ts'
import { LeaderboardTable } from './index.ts'

const memory = createMemorySource(EXAMPLES)

/** The leaderboard while it is being read, when that fails, and with what came of it. */
const meta = {
  title: 'Widgets/Leaderboard table/States',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  args: { onViewChange: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
  parameters: { models: EXAMPLES },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** The published models, with the scores that the seed holds too. */
export const Ready: Story = { parameters: { models: 'published' } }

/** The source has not answered yet. */
export const Pending: Story = { tags: ['picture'], parameters: { answer: 'never' } }

/** Every read fails. */
export const Failed: Story = { tags: ['picture'], parameters: { answer: 'failure' } }

/** No model has been evaluated yet; those that are announced stand alone. */
export const Empty: Story = { tags: ['picture'], parameters: { models: [] } }

/** Some rows broke the schema of the source: they are counted, and the others stay. */
export const InvalidRows: Story = {
  parameters: {
    source: {
      listLeaderboard: async () => ({ ...(await memory.listLeaderboard()), invalidRows: 2 }),
    },
  },
}

/** Nothing is called like this. */
export const NoMatch: Story = {
  tags: ['picture'],
  args: { defaultView: { search: 'zebra' } },
}

/** A link from elsewhere names a provider that has no model. */
export const NoMatchOfProvider: Story = {
  args: { defaultView: { provider: 'Provider Z' } },
}

/** Two models are selected, the rows are sorted by two columns, and two columns are hidden. */
export const Controls: Story = {
  tags: ['picture'],
  args: {
    selectable: true,
    columnMenu: true,
    defaultView: {
      selected: ['example-a', 'example-c'],
      sorting: [
        { field: 'provider', direction: 'ascending' },
        { field: 'composite', direction: 'descending' },
      ],
      columns: ['provider', 'bias', 'factuality', 'toxicity', 'jailbreak', 'composite', 'actions'],
    },
  },
}
