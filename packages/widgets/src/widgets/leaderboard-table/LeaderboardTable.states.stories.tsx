import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMemorySource, SourceError } from '../../data/index.ts'
import { THEMES } from '../../domain/index.ts'
import { EXAMPLES } from '../../testing/exampleModels.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { neverResolves } from '../../testing/recordedSource.ts'
import { SUITE_MODELS, SUITES, TOLD_MODELS, TOLD_SUITE } from '../../testing/suites.ts'
import { LeaderboardTable } from './index.ts'

const memory = createMemorySource(EXAMPLES)

/** The leaderboard while it loads, after an error, and with data. */
const meta = {
  title: 'Widgets/Leaderboard table/States',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  args: { onViewChange: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: THEMES },
  },
  parameters: { models: EXAMPLES, plannedModels: PLANNED_MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** The published models with the scores of the seed. */
export const Ready: Story = { parameters: { models: 'published' } }

/** The source has not responded yet. */
export const Pending: Story = { tags: ['picture'], parameters: { response: 'never' } }

/** Every request fails. */
export const Failed: Story = { tags: ['picture'], parameters: { response: 'failure' } }

/** No model has been evaluated yet; only the planned ones are listed. */
export const Empty: Story = { tags: ['picture'], parameters: { models: [] } }

/** The source names no model at all. */
export const Nothing: Story = { parameters: { models: [], plannedModels: [] } }

/** Some rows fail the schema of the source; the table counts them and shows the others. */
export const InvalidRows: Story = {
  parameters: {
    source: {
      listLeaderboard: async () => ({ ...(await memory.listLeaderboard()), invalidRows: 2 }),
    },
  },
}

/** No name matches the search. */
export const NoMatch: Story = {
  tags: ['picture'],
  args: { defaultView: { search: 'zebra' } },
}

/** A link names a provider without models. */
export const NoMatchOfProvider: Story = {
  args: { defaultView: { provider: 'Provider Z' } },
}

const suites = createMemorySource(SUITE_MODELS, SUITES)

/** No name of this suite matches the search; the models of other suites that do are links. */
export const FoundElsewhere: Story = {
  args: { suiteSwitch: true, defaultView: { search: 'new' } },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}

/** Names of this suite match, and one line counts those of other suites. */
export const FoundHereAndElsewhere: Story = {
  args: { suiteSwitch: true, defaultView: { suite: 'one', search: '7b' } },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}

/** The list of all models has not loaded yet. */
export const SearchingElsewhere: Story = {
  args: { suiteSwitch: true, defaultView: { search: 'new' } },
  parameters: { source: { ...suites, listModels: neverResolves } },
}

/** The list of all models cannot be read. */
export const SearchElsewhereFailed: Story = {
  args: { suiteSwitch: true, defaultView: { search: 'new' } },
  parameters: {
    source: {
      ...suites,
      // The query client does not retry before that time, so the story shows the failure at once.
      listModels: () =>
        Promise.reject(new SourceError('unreachable', 'It is down.', { retryAfterMs: 60_000 })),
    },
  },
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

/** The source has three suites, and the second one does not measure jailbreaks. */
export const Suites: Story = {
  tags: ['picture'],
  args: { suiteSwitch: true, defaultView: { suite: 'three' } },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}

/** A suite of one category has no composite. */
export const SuiteOfOne: Story = {
  args: { suiteSwitch: true, defaultView: { suite: 'one' } },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}

/** The suite says what each of its categories measures, and what changes the meaning of its scores. */
export const Measured: Story = {
  tags: ['picture'],
  parameters: { models: TOLD_MODELS, suites: [TOLD_SUITE] },
}
