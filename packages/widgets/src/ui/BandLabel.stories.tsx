import type { Meta, StoryObj } from '@storybook/react-vite'
import { BAND_LABELS, type BandOrMissing } from '../domain/index.ts'
import { ar } from '../locales/ar.ts'
import { BandLabel } from './BandLabel.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Band label',
  component: BandLabel,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { band: { control: 'select', options: Object.keys(BAND_LABELS) } },
} satisfies Meta<typeof BandLabel>

export default meta
type Story = StoryObj<typeof meta>

const storyFor = (band: BandOrMissing): Story => ({
  args: { band, children: BAND_LABELS[band] },
})

export const Excellent = storyFor('excellent')
export const Competitive = storyFor('good')
export const Average = storyFor('average')
export const BelowAverage = storyFor('belowAverage')
export const Poor = storyFor('poor')

/** A missing score has no band. */
export const ComingSoon = storyFor('comingSoon')

export const Arabic: Story = {
  args: { band: 'belowAverage', children: ar.bands.belowAverage },
  globals: { direction: 'rtl' },
}

export const ForcedColours: Story = { tags: ['forced-colours'], ...Excellent }
