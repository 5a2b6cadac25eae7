import type { Meta, StoryObj } from '@storybook/react-vite'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { SelectControl } from './SelectControl.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Select control',
  component: SelectControl,
  decorators: (Story) => (
    <WidgetRoot style={{ inlineSize: 220 }}>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { children: { control: false } },
  args: {
    'aria-label': 'Priority',
    children: ['High', 'Medium', 'Low'].map((priority) => (
      <option key={priority}>{priority}</option>
    )),
  },
} satisfies Meta<typeof SelectControl>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = RIGHT_TO_LEFT

export const ForcedColours: Story = { tags: ['forced-colours'] }
