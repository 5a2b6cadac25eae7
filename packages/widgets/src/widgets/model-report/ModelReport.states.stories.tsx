import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXAMPLES, idOf, LACKING_EXAMPLES, LONG_EXAMPLES } from '../../testing/exampleModels.ts'
import { ModelReport } from './index.ts'

/** A model's page while it is being read, when that fails, and with what came of it. */
const meta = {
  title: 'Widgets/Model report/States',
  component: ModelReport,
  args: { modelId: idOf(EXAMPLES[0]) },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
  parameters: { models: [...EXAMPLES, ...LACKING_EXAMPLES, ...LONG_EXAMPLES] },
} satisfies Meta<typeof ModelReport>

export default meta
type Story = StoryObj<typeof meta>

/** A published model, with the scores that the seed holds too. */
export const Ready: Story = {
  tags: ['picture'],
  args: { modelId: 'gpt-4' },
  parameters: { models: 'published' },
}

/** The source has not answered yet. */
export const Pending: Story = { tags: ['picture'], parameters: { answer: 'never' } }

/** Every read fails. */
export const Failed: Story = { tags: ['picture'], parameters: { answer: 'failure' } }

/** There is no such model. */
export const Absent: Story = { tags: ['picture'], args: { modelId: 'nobody' } }

/** Two scores are missing, and with them the composite. */
export const MissingScores: Story = {
  tags: ['picture'],
  args: { modelId: idOf(LACKING_EXAMPLES[0]) },
}

/** No score is there yet, no source is named, and there is nothing behind the scores. */
export const NoScores: Story = { args: { modelId: idOf(LACKING_EXAMPLES[1]) } }

export const LongNames: Story = { args: { modelId: idOf(LONG_EXAMPLES[0]) } }

/** A name that is one word, in the narrowest container. */
export const LongWordPhone: Story = {
  args: { modelId: idOf(LONG_EXAMPLES[1]) },
  globals: { width: '320px' },
}
