import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const searchAmong =
  (labels: readonly string[]): ComboboxProps['search'] =>
  (text) =>
    labels
      .filter((label) => label.toLowerCase().includes(text.toLowerCase()))
      .map((label) => ({ id: label, label, hint: 'Acme' }))

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  decorators: (Story) => (
    <WidgetRoot style={{ minBlockSize: 400 }}>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { search: { control: false } },
  args: {
    label: 'Add another model',
    placeholder: 'Search models to add...',
    search: searchAmong(['Example A', 'Example B', 'Made-up C']),
    summary: (shown, total) =>
      shown < total ? `${shown} of ${total} models. Type to find others.` : `${total} models match`,
    nothingFound: (text) => `No models match “${text}”.`,
    onChoose: fn(),
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** A click or an arrow key opens the list. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}

/** Enter chooses the first match. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'exam')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}

export const NothingFound: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** The list renders at most fifty options. The arrow keys scroll the list, not the page. */
export const ManyOptions: Story = {
  tags: ['picture'],
  args: { search: searchAmong(Array.from({ length: 5000 }, (_, index) => `Example ${index + 1}`)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Example 50')
  },
}

export const LongNamesPhone: Story = {
  ...Open,
  ...PHONE,
  tags: [],
  args: {
    search: searchAmong([
      'Example of an Exceedingly Long Family Name, Second Generation, Instruction Tuned',
      `Example${'withoutaplacetobreak'.repeat(40)}`,
    ]),
  },
}

export const RightToLeft: Story = { ...Open, ...RIGHT_TO_LEFT, tags: [] }

export const ForcedColours: Story = { ...Open, tags: ['forced-colours', 'picture'] }
