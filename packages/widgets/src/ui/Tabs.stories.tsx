import type { Meta, StoryObj } from '@storybook/react-vite'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { Tabs } from './Tabs.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { tabs: { control: false } },
  args: {
    label: 'Seasons',
    tabs: [
      { id: 'spring', label: 'Spring', panel: <p>Everything begins.</p> },
      { id: 'summer', label: 'Summer', panel: <p>Everything grows.</p> },
      { id: 'autumn', label: 'Autumn', panel: <p>Everything is gathered.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }

export const OneTab: Story = {
  args: { tabs: [{ id: 'all', label: 'The whole year', panel: <p>Everything.</p> }] },
}

/** Long names scroll inside of the container. */
export const LongNamesPhone: Story = {
  tags: ['picture'],
  ...PHONE,
  args: {
    tabs: [
      { id: 'one', label: 'A tab whose name is longer than its container is wide', panel: 'One' },
      { id: 'two', label: 'Another of them', panel: 'Two' },
      { id: 'three', label: 'A third', panel: 'Three' },
    ],
  },
}

/** The next tab is on the left. */
export const RightToLeft: Story = {
  ...RIGHT_TO_LEFT,
}

export const ForcedColours: Story = { tags: ['forced-colours'] }
