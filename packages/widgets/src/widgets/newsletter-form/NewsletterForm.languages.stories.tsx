import type { Meta, StoryObj } from '@storybook/react-vite'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { NewsletterForm } from './index.ts'

/** The newsletter form in German, whose texts are longer, and Arabic, which runs from right to left. */
const meta = {
  title: 'Widgets/Newsletter form/Languages',
  tags: ['!autodocs'],
  component: NewsletterForm,
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = { parameters: { labels: de } }

export const Arabic: Story = { tags: ['picture'], parameters: { labels: ar } }
