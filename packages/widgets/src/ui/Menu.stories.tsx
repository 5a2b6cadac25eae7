import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { Menu, type MenuItem } from './Menu.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const chosen = fn()
const items = (...labels: string[]): MenuItem[] =>
  labels.map((label) => ({ id: label, label, hint: 'Acme', onChoose: () => void chosen(label) }))

const meta = {
  title: 'Components/Menu',
  component: Menu,
  decorators: (Story) => (
    <WidgetRoot style={{ minBlockSize: 320 }}>
      <Story />
    </WidgetRoot>
  ),
  beforeEach: () => void chosen.mockClear(),
  argTypes: { items: { control: false } },
  args: { label: 'Choose a model...', items: items('Example A', 'Example B', 'Made-up C') },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
}

/** A long list scrolls. */
export const ManyItems: Story = {
  ...Open,
  args: { items: items(...Array.from({ length: 50 }, (_, index) => `Example ${index + 1}`)) },
}

export const LongNamesPhone: Story = {
  ...Open,
  ...PHONE,
  args: {
    items: items(
      'Example of an Exceedingly Long Family Name, Second Generation, Instruction Tuned',
      `Example${'withoutaplacetobreak'.repeat(4)}`,
    ),
  },
}

export const RightToLeft: Story = { ...Open, ...RIGHT_TO_LEFT }

export const ForcedColours: Story = { ...Open, tags: ['forced-colours', 'picture'] }
