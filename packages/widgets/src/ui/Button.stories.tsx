import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from './Button.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Marks/Button',
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

/** The one thing to do. */
export const Primary: Story = { args: { tone: 'primary', children: 'Retry' } }

/** One thing among others. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Advanced Filters' } }
