import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { THEMES } from '../../domain/index.ts'
import { en } from '../../labels/index.ts'
import { neverResolves, rejectSubmission, submitFilled } from '../../testing/storyForms.ts'
import { NewsletterForm } from './index.ts'

const labels = en.newsletterForm
const FIELDS = { [labels.name]: 'A Reader', [labels.email]: 'reader@example.org' }

/** The newsletter form in each state. */
const meta = {
  title: 'Widgets/Newsletter form/States',
  tags: ['!autodocs'],
  component: NewsletterForm,
  args: { onSubmit: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: THEMES },
  },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof NewsletterForm>

export const Empty: Story = { tags: ['picture'] }

/** The form is empty when it is submitted, and each field shows an error. */
export const WithErrors: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, {})
    await canvas.findAllByText(en.form.required)
  },
}

/** The host does not answer, and the button is disabled. */
export const Pending: Story = {
  args: { onSubmit: neverResolves },
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, FIELDS)
    await canvas.findByRole('button', { name: labels.submitting })
  },
}

/** The host rejects, and the form keeps its values. */
export const Failed: Story = {
  tags: ['picture'],
  args: { onSubmit: rejectSubmission },
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, FIELDS)
    await canvas.findByText(labels.failed)
  },
}

/** The host accepts. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, FIELDS)
    await canvas.findByText(labels.succeeded)
  },
}
