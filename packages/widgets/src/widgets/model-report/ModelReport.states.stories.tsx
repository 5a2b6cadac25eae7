import type { Meta, StoryObj } from '@storybook/react-vite'
import { THEMES } from '../../domain/index.ts'
import { EXAMPLES, getId, LONG_EXAMPLES, MISSING_EXAMPLES } from '../../testing/exampleModels.ts'
import { DETAILED_SUITE, INCOMPLETE_MODEL, SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ModelReport } from './index.ts'

/** A model's report in each state. */
const meta = {
  title: 'Widgets/Model report/States',
  tags: ['!autodocs'],
  component: ModelReport,
  args: { modelId: getId(EXAMPLES[0]) },
  argTypes: {
    theme: { control: 'inline-radio', options: THEMES },
  },
  parameters: { models: [...EXAMPLES, ...MISSING_EXAMPLES, ...LONG_EXAMPLES] },
} satisfies Meta<typeof ModelReport>

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

/** One of the three figures of a score is published. */
export const IncompleteFigures: Story = {
  args: { modelId: 'incomplete' },
  parameters: { models: [INCOMPLETE_MODEL], suites: [DETAILED_SUITE] },
}

export const LongNames: Story = { args: { modelId: getId(LONG_EXAMPLES[0]) } }

/** A name of one long word in the narrowest container. */
export const LongWordPhone: Story = {
  args: { modelId: getId(LONG_EXAMPLES[1]) },
  globals: { width: '320px' },
}

/** The model has results in two suites. */
export const Suites: Story = {
  tags: ['picture'],
  args: { modelId: 'shared' },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}

/** The model is in another suite only. */
export const NotInSuite: Story = {
  tags: ['picture'],
  args: { modelId: 'newest', suite: 'three' },
  parameters: { models: SUITE_MODELS, suites: SUITES },
}
