import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { en } from '../../labels/index.ts'
import { EXAMPLES, idOf, LACKING_EXAMPLES, LONG_EXAMPLES } from '../../testing/exampleModels.ts'
import { ComparePanel } from './index.ts'

/** A comparison of none to three models, while they are read, when that fails, and after. */
const meta = {
  title: 'Widgets/Compare panel/States',
  component: ComparePanel,
  args: { defaultModelIds: EXAMPLES.map(idOf), onModelIdsChange: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
  parameters: { models: [...EXAMPLES, ...LACKING_EXAMPLES, ...LONG_EXAMPLES] },
} satisfies Meta<typeof ComparePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Three published models, with the scores that the seed holds too. */
export const Ready: Story = {
  tags: ['picture'],
  args: { defaultModelIds: ['gpt-4', 'ernie', 'chatgpt'] },
  parameters: { models: 'published' },
}

/** No model is chosen yet. */
export const Empty: Story = { tags: ['picture'], args: { defaultModelIds: [] } }

/** No model is chosen yet, and the list of them has not come. */
export const EmptyPending: Story = {
  args: { defaultModelIds: [] },
  parameters: { answer: 'never' },
}

/** No model is chosen yet, and the list of them could not be read. */
export const EmptyFailed: Story = {
  args: { defaultModelIds: [] },
  parameters: { answer: 'failure' },
  play: async ({ canvas }) => {
    await canvas.findByText(en.compare.modelsFailed)
  },
}

/** One model has nothing to be compared with. */
export const OneModel: Story = {
  args: { defaultModelIds: EXAMPLES.slice(0, 1).map(idOf) },
}

export const TwoModels: Story = { args: { defaultModelIds: EXAMPLES.slice(0, 2).map(idOf) } }

export const WithoutChart: Story = { args: { showChart: false } }

/** The source has not answered yet. */
export const Pending: Story = { tags: ['picture'], parameters: { answer: 'never' } }

/** Every read fails. */
export const Failed: Story = { tags: ['picture'], parameters: { answer: 'failure' } }

/** Of these models one has all scores, one has two and one has none. */
export const MissingScores: Story = {
  tags: ['picture'],
  args: { defaultModelIds: [...EXAMPLES.slice(0, 1), ...LACKING_EXAMPLES].map(idOf) },
}

export const LongNames: Story = {
  tags: ['picture'],
  args: { defaultModelIds: LONG_EXAMPLES.map(idOf) },
}
