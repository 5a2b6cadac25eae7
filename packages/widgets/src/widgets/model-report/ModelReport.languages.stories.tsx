import type { Meta, StoryObj } from '@storybook/react-vite'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { expectRangesInOrder } from '../../testing/expectRangesInOrder.ts'
import { UNCERTAIN_EXAMPLES } from '../../testing/uncertainExamples.ts'
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

/** Places and intervals read from the low to the high end, also in Arabic. */
export const ArabicRanges: Story = {
  args: { modelId: 'example-or-wider' },
  parameters: { models: UNCERTAIN_EXAMPLES, labels: ar },
  play: expectRangesInOrder,
}
