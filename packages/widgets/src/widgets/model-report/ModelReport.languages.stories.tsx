import type { Meta, StoryObj } from '@storybook/react-vite'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { ModelReport } from './index.ts'

/** A model's report in German, whose texts are longer, and Arabic, which runs from right to left. */
const meta = {
  title: 'Widgets/Model report/Languages',
  tags: ['!autodocs'],
  component: ModelReport,
  args: { modelId: 'gpt-4' },
  parameters: { models: 'published' },
} satisfies Meta<typeof ModelReport>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = { tags: ['picture'], parameters: { labels: de } }

export const Arabic: Story = { tags: ['picture'], parameters: { labels: ar } }
