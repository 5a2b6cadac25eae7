import type { Meta, StoryObj } from '@storybook/react-vite'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { EvaluationRequestForm } from './index.ts'

/** The request form in German, whose texts are longer, and Arabic, which runs from right to left. */
const meta = {
  title: 'Widgets/Request form/Languages',
  tags: ['!autodocs'],
  component: EvaluationRequestForm,
} satisfies Meta<typeof EvaluationRequestForm>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = { parameters: { labels: de } }

export const Arabic: Story = { tags: ['picture'], parameters: { labels: ar } }
