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

/** The request form in each state. */
const meta = {
  title: 'Widgets/Request form/States',
  tags: ['!autodocs'],
  component: EvaluationRequestForm,
  args: { onSubmit: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
} satisfies Meta<typeof EvaluationRequestForm>

export default meta
type Story = StoryObj<typeof EvaluationRequestForm>

export const Empty: Story = {}

/** The form is empty when it is submitted, and each field shows an error. */
export const WithErrors: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, {})
    await canvas.findAllByText(en.form.required)
  },
}

/** The host does not answer, and the button is disabled. */
export const Pending: Story = {
  args: { onSubmit: neverAnswers },
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByRole('button', { name: words.submitting })
  },
}

/** The host rejects, and the form keeps its values. */
export const Failed: Story = {
  tags: ['picture'],
  args: { onSubmit: refuses },
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByText(words.failed)
  },
}

/** The host accepts. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByText(words.succeeded)
  },
}
