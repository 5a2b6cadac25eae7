import type { Meta, StoryObj } from '@storybook/react-vite'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { Field } from './Field.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Field',
  component: Field,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { children: { control: false } },
  args: {
    label: 'Model Name',
    error: undefined,
    children: (control) => <input {...control} defaultValue="Example A" />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Required: Story = {
  args: { isRequired: true, children: (control) => <input {...control} /> },
}

/** The error is visible below the field, and describes it to screen readers. */
export const Failed: Story = {
  args: {
    isRequired: true,
    error: 'Please fill in this field.',
    children: (control) => <input {...control} />,
  },
}

export const ManyLines: Story = {
  args: { children: (control) => <textarea rows={4} {...control} /> },
}

export const LongTextsPhone: Story = {
  ...PHONE,
  args: {
    label: 'The name of the model, as its provider writes it on the page that announces it',
    error: 'Please enter a web address that begins with https:// or http://.',
  },
}

export const RightToLeft: Story = { ...Failed, ...RIGHT_TO_LEFT }

export const ForcedColours: Story = { tags: ['forced-colours'], ...Failed }
