import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const LONG = 'The Consortium for Language Models of Uncommon Size'

const meta = {
  title: 'Components/Select field',
  component: SelectField,
  render: (props) => <StatefulSelect {...props} />,
  decorators: (Story) => (
    <WidgetRoot style={{ inlineSize: 220 }}>
      <Story />
    </WidgetRoot>
  ),
  args: {
    label: 'Provider',
    allLabel: 'All Providers',
    options: ['Provider A', 'Provider B', LONG],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const Chosen: Story = { args: { value: 'Provider B' } }

/** The field cuts off the end of a long option. */
export const LongOption: Story = { args: { value: LONG } }

export const NoOptions: Story = { args: { options: [] } }

export const RightToLeft: Story = { args: { value: 'Provider B' }, globals: { direction: 'rtl' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Keeps the selected option, as a widget does. */
function StatefulSelect({ value, onChange, ...rest }: SelectFieldProps) {
  const [selected, setSelected] = useState(value)
  const change = (next: string | undefined) => {
    setSelected(next)
    onChange(next)
  }
  return <SelectField {...rest} value={selected} onChange={change} />
}
