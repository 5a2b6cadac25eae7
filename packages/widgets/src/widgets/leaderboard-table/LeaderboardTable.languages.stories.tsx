import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LabelOverrides } from '../../labels/index.ts'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { expectHeadersApart } from '../../testing/expectHeadersApart.ts'
import { expectRangesInOrder } from '../../testing/expectRangesInOrder.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { UNCERTAIN_EXAMPLES } from '../../testing/uncertainExamples.ts'
import { LeaderboardTable } from './index.ts'

/** The leaderboard with custom labels, in a language of long words and in one written from right to left. */
const meta = {
  title: 'Widgets/Leaderboard table/Languages',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  parameters: { models: 'published', plannedModels: PLANNED_MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** Some labels are replaced; the rest stays English. */
export const OtherWords: Story = {
  parameters: {
    labels: {
      bands: { good: 'SOLID' },
      leaderboard: { view: 'Details', allProviders: 'Everyone' },
    } satisfies LabelOverrides,
  },
}

/** A language of long words. */
export const German: Story = { tags: ['picture'], parameters: { labels: de } }

/** Long names in narrow columns. */
export const GermanTablet: Story = {
  parameters: { labels: de },
  globals: { width: '640px' },
  play: expectHeadersApart,
}

/** The narrowest columns, below which the rows are cards. */
export const GermanSmallTablet: Story = { ...GermanTablet, globals: { width: '562px' } }

/** A larger font in columns that are hardly wider. */
export const GermanLargeTablet: Story = { ...GermanTablet, globals: { width: '700px' } }

/** A language written from right to left, on a page written from left to right. */
export const Arabic: Story = { parameters: { labels: ar } }

/** Arabic on an Arabic page. */
export const ArabicPage: Story = {
  tags: ['picture'],
  parameters: { labels: ar },
  globals: { direction: 'rtl' },
}

/** Nothing matches; the sentence contains a Latin name. */
export const ArabicEmpty: Story = {
  args: {
    defaultView: { search: 'gpt (0613)', provider: 'Meta' },
  },
  parameters: { labels: ar },
}

/** Places and intervals read from the low to the high end, also in Arabic. */
export const ArabicRanges: Story = {
  parameters: { models: UNCERTAIN_EXAMPLES, labels: ar },
  play: expectRangesInOrder,
}
