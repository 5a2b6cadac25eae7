import type { Meta, StoryObj } from '@storybook/react-vite'
import { THEMES } from '../../domain/index.ts'
import { EXAMPLES, getId, LONG_EXAMPLES, MISSING_EXAMPLES } from '../../testing/exampleModels.ts'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ModelCard } from './index.ts'

/** A model's card in each state. */
const meta = {
  title: 'Widgets/Model card/States',
  tags: ['!autodocs'],
  component: ModelCard,
  args: { modelId: getId(EXAMPLES[0]) },
  argTypes: {
    theme: { control: 'inline-radio', options: THEMES },
  },
  parameters: { models: [...EXAMPLES, ...MISSING_EXAMPLES, ...LONG_EXAMPLES] },
} satisfies Meta<typeof ModelCard>

export default meta
type Story = StoryObj<typeof meta>

/** A published model. */
export const Ready: Story = {
  tags: ['picture'],
  args: { modelId: 'gpt-4' },
  parameters: { models: 'published' },
}

/** The source does not answer. */
export const Pending: Story = { tags: ['picture'], parameters: { response: 'never' } }

/** Every request fails. */
export const Failed: Story = { tags: ['picture'], parameters: { response: 'failure' } }

/** The model is unknown. */
export const Absent: Story = { tags: ['picture'], args: { modelId: 'nobody' } }

/** Two scores and the composite are missing. */
export const MissingScores: Story = {
  tags: ['picture'],
  args: { modelId: getId(MISSING_EXAMPLES[0]) },
}

/** The model has neither scores nor a source nor subcategories. */
export const NoScores: Story = { args: { modelId: getId(MISSING_EXAMPLES[1]) } }

export const LongNames: Story = { tags: ['picture'], args: { modelId: getId(LONG_EXAMPLES[0]) } }

/** A name of one long word in the narrowest container. */
export const LongWordPhone: Story = {
  args: { modelId: getId(LONG_EXAMPLES[1]) },
  globals: { width: '320px' },
}

/** A suite of one category has no composite. */
export const SuiteOfOne: Story = {
  args: { modelId: 'newest' },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}
