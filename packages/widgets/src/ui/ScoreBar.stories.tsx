import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { ScoreBar } from './ScoreBar.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Score bar',
  component: ScoreBar,
  decorators: (Story) => (
    <WidgetRoot style={{ inlineSize: 110 }}>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { raw: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof ScoreBar>

export default meta
type Story = StoryObj<typeof meta>

/** A score of zero: a track without a fill. */
export const Zero: Story = { args: { raw: 0 } }

export const Poor: Story = { args: { raw: 0.35 } }
export const BelowAverageBegins: Story = { args: { raw: 0.6 } }
export const AverageBegins: Story = { args: { raw: 0.7 } }
export const CompetitiveBegins: Story = { args: { raw: 0.8 } }
export const ExcellentBegins: Story = { args: { raw: 0.9 } }
export const Full: Story = { args: { raw: 1 } }

/** A mark from one end of the interval to the other. */
export const Known: Story = {
  tags: ['picture'],
  args: { raw: 0.72, interval: { lower: 0.68, upper: 0.76, kind: 'known' } },
}

/** The interval could be wider. */
export const OrWider: Story = {
  tags: ['picture'],
  args: { raw: 0.72, interval: { lower: 0.68, upper: 0.76, kind: 'at_least' } },
}

/** The margin is unknown: the end is open. */
export const Unknown: Story = { tags: ['picture'], args: { raw: 0.72 } }

/** The fill starts on the right. */
export const RightToLeft: Story = { args: { raw: 0.85 }, ...RIGHT_TO_LEFT }

/** The fill is distinct from the track. */
export const ForcedColours: Story = {
  tags: ['forced-colours'],
  args: { raw: 0.85 },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.tl-score-bar')
    const { stroke, backgroundColor } = bar ? getComputedStyle(bar) : {}
    await expect(stroke).not.toBe(backgroundColor)
  },
}
