import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { expectHeadersApart } from '../../testing/expectHeadersApart.ts'
import { OWN_TOKENS, PHONE, RIGHT_TO_LEFT } from '../../testing/storyPlaces.ts'
import { TOLD_MODELS, TOLD_SUITE } from '../../testing/suites.ts'
import { LeaderboardTable } from './index.ts'

/** The leaderboard in containers, colours and directions of a host's page. */
const meta = {
  title: 'Widgets/Leaderboard table/Places',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  parameters: { models: 'published', plannedModels: PLANNED_MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** Every row is folded. */
export const Phone: Story = PHONE

/** The widest container in which rows are folded: its border of 1 px leaves 558 px. */
export const Folded: Story = { globals: { width: '560px' } }

/** The composite stands beside the name, and the provider and the date below them. */
export const Tablet: Story = { globals: { width: '768px' } }

/** The narrowest container in which a row is not folded. */
export const SmallTablet: Story = { globals: { width: '562px' }, play: expectHeadersApart }

/** One caveat, and a button that shows the others. */
export const CaveatsOnAPhone: Story = {
  ...PHONE,
  parameters: { models: TOLD_MODELS, suites: [TOLD_SUITE] },
}

/** A dark widget on a light page. */
export const DarkOnLight: Story = { args: { theme: 'dark' }, globals: { theme: 'light' } }

/** The columns run from right to left with English labels. */
export const RightToLeft: Story = RIGHT_TO_LEFT

export const OwnTokens: Story = OWN_TOKENS

export const ForcedColours: Story = { tags: ['forced-colours', 'picture'] }

export const ForcedColoursPhone: Story = { tags: ['forced-colours'], ...PHONE }

/** A dot with its interval for each model. */
export const Picture: Story = { args: { show: 'picture' } }

/** The dot is below the name. */
export const PictureOnAPhone: Story = { args: { show: 'picture' }, ...PHONE }

/** The five best models in four columns. */
export const Excerpt: Story = {
  args: { limit: 5, columns: ['provider', 'composite', 'date'] },
}
