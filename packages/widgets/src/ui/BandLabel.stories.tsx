import type { Meta, StoryObj } from '@storybook/react-vite'
import { BAND_LABELS, type ScoreStanding } from '../domain/index.ts'
import { ar } from '../locales/ar.ts'
import { BandLabel } from './BandLabel.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Marks/Band label',
  component: BandLabel,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { standing: { control: 'select', options: Object.keys(BAND_LABELS) } },
} satisfies Meta<typeof BandLabel>

export default meta
type Story = StoryObj<typeof meta>

const labelOf = (standing: ScoreStanding): Story => ({
  args: { standing, children: BAND_LABELS[standing] },
})

export const Excellent = labelOf('excellent')
export const Competitive = labelOf('good')
export const Average = labelOf('average')
export const BelowAverage = labelOf('belowAverage')
export const Poor = labelOf('poor')

/** A score that is missing has no band. */
export const ComingSoon = labelOf('comingSoon')

export const Arabic: Story = {
  args: { standing: 'belowAverage', children: ar.bands.belowAverage },
  globals: { direction: 'rtl' },
}

export const ForcedColours: Story = { tags: ['forced-colours'], ...Excellent }
