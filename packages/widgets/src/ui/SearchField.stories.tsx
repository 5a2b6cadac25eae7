import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Marks/Search field',
  component: SearchField,
  render: (props) => <KeptSearch {...props} />,
  decorators: (Story) => (
    <WidgetRoot style={{ inlineSize: 260 }}>
      <Story />
    </WidgetRoot>
  ),
  args: {
    label: 'Search models',
    placeholder: 'Search models...',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: 'Example A' } }

/** More than fits is scrolled by the field itself. */
export const LongText: Story = { args: { value: 'a model whose name I remember only in parts' } }

export const RightToLeft: Story = { args: { value: 'Example A' }, globals: { direction: 'rtl' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Keeps what is typed, as a widget does. */
function KeptSearch({ value, onChange, ...rest }: SearchFieldProps) {
  const [kept, setKept] = useState(value)
  const change = (next: string) => {
    setKept(next)
    onChange(next)
  }
  return <SearchField {...rest} value={kept} onChange={change} />
}
