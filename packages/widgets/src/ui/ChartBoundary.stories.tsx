import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartBoundary } from './ChartBoundary.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Chart boundary',
  component: ChartBoundary,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { children: { control: false } },
  args: {
    failed: 'The chart could not be drawn. Its numbers are shown next to it.',
    children: <p>This text replaces a chart that renders.</p>,
  },
} satisfies Meta<typeof ChartBoundary>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The chart throws, and a text replaces it. */
export const Failed: Story = {
  args: { children: <Throwing /> },
}

function Throwing(): never {
  throw new Error('This story throws to show the fallback.')
}
