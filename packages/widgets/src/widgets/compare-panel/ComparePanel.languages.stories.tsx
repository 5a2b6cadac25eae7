import type { Meta, StoryObj } from '@storybook/react-vite'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { ComparePanel } from './index.ts'

/** A comparison in German, whose texts are longer, and Arabic, which runs from right to left. */
const meta = {
  title: 'Widgets/Compare panel/Languages',
  tags: ['!autodocs'],
  component: ComparePanel,
  args: { defaultModelIds: ['gpt-4', 'ernie', 'chatgpt'] },
  parameters: { models: 'published' },
} satisfies Meta<typeof ComparePanel>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = { tags: ['picture'], parameters: { labels: de } }

export const Arabic: Story = { tags: ['picture'], parameters: { labels: ar } }
