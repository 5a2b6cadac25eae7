import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { THEMES } from '../../domain/index.ts'
import { en } from '../../labels/index.ts'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { PHONE } from '../../testing/storyPlaces.ts'
import { rejectSubmission, submitFilled } from '../../testing/storyForms.ts'
import { ProblemReportForm } from './index.ts'

const labels = en.problemForm
const FIELDS = {
  [labels.problem]: 'The paper says 0.5 in table 3.',
  [labels.correction]: '0.5',
  [labels.evidenceUrl]: 'https://example.org/paper',
  [labels.name]: 'A Reader',
  [labels.contactEmail]: 'reader@example.org',
}

/** The form that reports a problem with a figure, in each state. */
const meta = {
  title: 'Widgets/Problem report form',
  tags: ['!autodocs'],
  component: ProblemReportForm,
  args: { onSubmit: fn(), defaultReportedFigure: 'Example A · Bias Resistance · Suite' },
  argTypes: {
    theme: { control: 'inline-radio', options: THEMES },
  },
} satisfies Meta<typeof ProblemReportForm>

export default meta
type Story = StoryObj<typeof ProblemReportForm>

export const Empty: Story = {}

/** The form is empty when it is submitted, and each required field shows an error. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, {})
    await canvas.findAllByText(en.form.required)
  },
}

/** The host rejects, and the form keeps its values. */
export const Failed: Story = {
  args: { onSubmit: rejectSubmission },
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, FIELDS)
    await canvas.findByText(labels.failed)
  },
}

/** The host accepts. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.submit, FIELDS)
    await canvas.findByText(labels.succeeded)
  },
}

/** No host receives the report, and the visitor sends a prepared message. */
export const Prepared: Story = {
  args: {
    onSubmit: undefined,
    prepare: () => [{ label: 'Send as an e-mail', href: 'mailto:lab@example.org' }],
  },
  play: async ({ canvas, userEvent }) => {
    await submitFilled({ canvas, userEvent }, labels.prepare, FIELDS)
    await canvas.findByText(labels.preparedTitle)
  },
}

export const Phone: Story = PHONE

export const German: Story = { parameters: { labels: de } }

export const Arabic: Story = { parameters: { labels: ar } }
