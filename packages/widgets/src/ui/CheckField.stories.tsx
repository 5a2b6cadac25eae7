import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { CheckField } from './CheckField.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Check field',
  component: CheckField,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: { label: 'I agree to the terms and conditions', error: undefined },
} satisfies Meta<typeof CheckField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** A click on the label checks it. */
export const Checked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.label))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Failed: Story = { args: { error: 'Please agree to the terms and conditions' } }

export const LongTextPhone: Story = {
  ...PHONE,
  args: {
    label:
      'I agree to the terms and conditions, to the terms of those terms, and to the conditions of their conditions',
  },
}

export const RightToLeft: Story = { ...Failed, ...RIGHT_TO_LEFT }

export const ForcedColours: Story = { tags: ['forced-colours'], ...Checked }
