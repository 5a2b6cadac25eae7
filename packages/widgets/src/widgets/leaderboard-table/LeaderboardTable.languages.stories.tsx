import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LabelOverrides } from '../../labels/index.ts'
import { ar } from '../../locales/ar.ts'
import { de } from '../../locales/de.ts'
import { LeaderboardTable } from './index.ts'

/** The leaderboard in other words, and in languages that run longer or from the right. */
const meta = {
  title: 'Widgets/Leaderboard table/Languages',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  parameters: { models: 'published' },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** Single sentences in other words; the rest stays English. */
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

/** A language that is read from the right, on a page that is not. */
export const Arabic: Story = { parameters: { labels: ar } }

/** Arabic on an Arabic page. */
export const ArabicPage: Story = {
  tags: ['picture'],
  parameters: { labels: ar },
  globals: { direction: 'rtl' },
}

/** Nothing matches, in a sentence with a Latin name in it. */
export const ArabicEmpty: Story = {
  args: {
    defaultView: { search: 'gpt (0613)', provider: 'Meta' },
  },
  parameters: { labels: ar },
}
