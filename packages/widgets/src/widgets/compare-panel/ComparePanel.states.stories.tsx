import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { THEMES } from '../../domain/index.ts'
import { en } from '../../labels/index.ts'
import { EXAMPLES, getId, LONG_EXAMPLES, MISSING_EXAMPLES } from '../../testing/exampleModels.ts'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ComparePanel } from './index.ts'

/** A comparison of up to three models in each state. */
const meta = {
  title: 'Widgets/Compare panel/States',
  tags: ['!autodocs'],
  component: ComparePanel,
  args: { defaultModelIds: EXAMPLES.map(getId), onModelIdsChange: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: THEMES },
  },
  parameters: { models: [...EXAMPLES, ...MISSING_EXAMPLES, ...LONG_EXAMPLES] },
} satisfies Meta<typeof ComparePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Three published models. */
export const Ready: Story = {
  tags: ['picture'],
  args: { defaultModelIds: ['gpt-4', 'ernie', 'chatgpt'] },
  parameters: { models: 'published' },
}

/** No model is selected. */
export const Empty: Story = { tags: ['picture'], args: { defaultModelIds: [] } }

/** No model is selected, and the list of models loads. */
export const EmptyPending: Story = {
  args: { defaultModelIds: [] },
  parameters: { response: 'never' },
}

/** No model is selected, and the list of models fails to load. */
export const EmptyFailed: Story = {
  args: { defaultModelIds: [] },
  parameters: { response: 'failure' },
  play: async ({ canvas }) => {
    await canvas.findByText(en.compare.modelsFailed)
  },
}

/** A comparison of one model has neither trends nor differences. */
export const OneModel: Story = {
  args: { defaultModelIds: EXAMPLES.slice(0, 1).map(getId) },
}

export const TwoModels: Story = { args: { defaultModelIds: EXAMPLES.slice(0, 2).map(getId) } }

export const WithoutChart: Story = { args: { showChart: false } }

/** The source does not answer. */
export const Pending: Story = { tags: ['picture'], parameters: { response: 'never' } }

/** Every request fails. */
export const Failed: Story = { tags: ['picture'], parameters: { response: 'failure' } }

/** One model has all scores, one has two and one has none. */
export const MissingScores: Story = {
  tags: ['picture'],
  args: { defaultModelIds: [...EXAMPLES.slice(0, 1), ...MISSING_EXAMPLES].map(getId) },
}

export const LongNames: Story = {
  tags: ['picture'],
  args: { defaultModelIds: LONG_EXAMPLES.map(getId) },
}

/** One of the models is not in the suite of the others. */
export const LeftOut: Story = {
  tags: ['picture'],
  args: { defaultModelIds: ['shared', 'old', 'new'] },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}
