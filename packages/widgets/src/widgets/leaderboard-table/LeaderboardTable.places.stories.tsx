import type { Meta, StoryObj } from '@storybook/react-vite'
import { LeaderboardTable } from './index.ts'

/** The leaderboard in containers, colours and directions of a host's page. */
const meta = {
  title: 'Widgets/Leaderboard table/Places',
  component: LeaderboardTable,
  parameters: { models: 'published' },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** The smallest phone, or a sidebar: every row is folded. */
export const Phone: Story = { globals: { width: '320px' } }

/** The widest container in which rows are folded: its edge of 1 px leaves 558. */
export const Folded: Story = { globals: { width: '560px' } }

/** The table scrolls sideways, and the names stay in sight. */
export const ScrolledSideways: Story = { globals: { width: '800px' } }

export const Wide: Story = { globals: { width: '1280px' } }

export const Light: Story = { globals: { theme: 'light' } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** A dark widget on a light page. */
export const DarkOnLight: Story = { args: { theme: 'dark' }, globals: { theme: 'light' } }

export const DarkPhone: Story = { globals: { theme: 'dark', width: '320px' } }

/** The columns run from the right, and the sentences are still English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const RightToLeftPhone: Story = { globals: { direction: 'rtl', width: '320px' } }

/** A page with an accent, corners and rows of its own. */
export const OwnTokens: Story = {
  decorators: (Story) => (
    <div className="host">
      <style>{HOST_TOKENS}</style>
      <Story />
    </div>
  ),
}

const HOST_TOKENS = `.host {
  --tl-accent: light-dark(rebeccapurple, plum);
  --tl-radius: 0;
  --tl-control-radius: 0;
  --tl-row-height: 72px;
  font-family: serif;
}`
