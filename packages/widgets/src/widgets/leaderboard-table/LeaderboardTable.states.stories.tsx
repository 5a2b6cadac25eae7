import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMemorySource, SourceError, type EvaluationSource } from '../../data/index.ts'
import { DEFAULT_VIEW } from '../../domain/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { LeaderboardTable } from './index.ts'

const MODELS = [
  aScoredModel('Model A', 0.93, 0.81, 0.97, 0.9),
  aScoredModel('Model B', 0.72, 0.64, 0.85, 0.79),
  aScoredModel('Model C', 0.58, 0.41, 0.66, 0.7),
]

const memory = createMemorySource(MODELS)
const reading = (listLeaderboard: EvaluationSource['listLeaderboard']): EvaluationSource => ({
  ...memory,
  listLeaderboard,
})

/** The leaderboard while it is being read, when that fails, and with what came of it. */
const meta = {
  title: 'Widgets/Leaderboard table/States',
  component: LeaderboardTable,
  args: { onViewChange: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
  parameters: { models: MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** The published models, with the scores that the seed holds too. */
export const Ready: Story = { parameters: { models: 'published' } }

/** The source has not answered yet. */
export const Pending: Story = {
  parameters: { source: reading(() => new Promise(() => undefined)) },
}

/** The source has failed four times: this takes about seven seconds. */
export const Failed: Story = {
  parameters: {
    source: reading(() => Promise.reject(new SourceError('unreachable', 'The source is down.'))),
  },
}

/** No model has been evaluated yet; those that are announced stand alone. */
export const Empty: Story = { parameters: { models: [] } }

/** Some rows broke the schema of the source: they are counted, and the others stay. */
export const Unreadable: Story = {
  parameters: {
    source: reading(async () => ({ ...(await memory.listLeaderboard()), unreadable: 2 })),
  },
}

/** Nothing is called like this. */
export const NoMatch: Story = {
  args: { defaultView: { ...DEFAULT_VIEW, search: 'zebra' } },
}

/** A link from elsewhere names a provider that has no model. */
export const NoMatchOfProvider: Story = {
  args: { defaultView: { ...DEFAULT_VIEW, provider: 'Provider Z' } },
}

/** One provider's models, by name. */
export const FilteredAndSorted: Story = {
  args: {
    defaultView: {
      search: 'model',
      provider: 'Acme',
      sort: { field: 'name', direction: 'ascending' },
    },
  },
}
