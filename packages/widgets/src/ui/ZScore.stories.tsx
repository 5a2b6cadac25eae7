import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatZ } from '../domain/index.ts'
import { en } from '../locales/en.ts'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { WidgetRoot } from './WidgetRoot.tsx'
import { ZScore } from './ZScore.tsx'

const argsFor = (z: number) => ({ children: formatZ(z), accessibleName: en.score.z })

const meta = {
  title: 'Components/z-score',
  component: ZScore,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: argsFor(1.37),
} satisfies Meta<typeof ZScore>

export default meta
type Story = StoryObj<typeof meta>

export const AboveAverage: Story = {}

export const BelowAverage: Story = { args: argsFor(-0.42) }

export const Average: Story = { args: argsFor(0) }

/** The sign stays to the left of the number. */
export const RightToLeft: Story = { ...BelowAverage, ...RIGHT_TO_LEFT }
