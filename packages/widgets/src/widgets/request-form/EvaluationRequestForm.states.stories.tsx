import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { en } from '../../labels/index.ts'
import { neverAnswers, refuses, sendFilled } from '../../testing/storyForms.ts'
import { EvaluationRequestForm } from './index.ts'

const words = en.requestForm
const FIELDS = {
  [words.modelName]: 'Example A',
  [words.provider]: 'Acme',
  [words.modelUrl]: 'https://example.org/model',
  [words.reason]: 'bias-analysis',
  [words.contactEmail]: 'reader@example.org',
  [words.additionalNotes]: 'It is used in schools.',
}

/** The request form as it is found, filled in, and after each answer of the host. */
const meta = {
  title: 'Widgets/Request form/States',
  component: EvaluationRequestForm,
  args: { onSubmit: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
} satisfies Meta<typeof EvaluationRequestForm>

export default meta
type Story = StoryObj<typeof EvaluationRequestForm>

export const Empty: Story = {}

/** Sent without a word in it: each field says what it lacks, and nothing is handed over. */
export const WithErrors: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, {})
    await canvas.findAllByText(en.form.required)
  },
}

/** The host has not answered yet: the button cannot be pressed again. */
export const Pending: Story = {
  args: { onSubmit: neverAnswers },
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByRole('button', { name: words.submitting })
  },
}

/** The host refused: what was entered is still there. */
export const Failed: Story = {
  tags: ['picture'],
  args: { onSubmit: refuses },
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByText(words.failed)
  },
}

/** What was entered has arrived at the host, as it was entered. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByText(words.succeeded)
  },
}
