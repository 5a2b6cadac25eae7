import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { Button } from './Button.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: { onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** The main action. */
export const Primary: Story = { tags: ['picture'], args: { tone: 'primary', children: 'Retry' } }

/** One action of several. */
export const Quiet: Story = {
  tags: ['picture'],
  args: { tone: 'quiet', children: 'Advanced Filters' },
}

/** One action of several, with a border. */
export const Plain: Story = { tags: ['picture'], args: { tone: 'plain', children: 'Share' } }

/** While a form is sent. */
export const Disabled: Story = {
  args: { tone: 'primary', children: 'Submitting...', isUnavailable: true },
}

export const LongTextPhone: Story = {
  ...PHONE,
  args: { tone: 'plain', children: 'A button whose text is longer than its container' },
}

export const RightToLeft: Story = { ...Plain, ...RIGHT_TO_LEFT }

export const ForcedColours: Story = { ...Primary, tags: ['forced-colours'] }
