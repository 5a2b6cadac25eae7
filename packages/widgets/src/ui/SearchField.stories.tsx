import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  render: (props) => <StatefulSearch {...props} />,
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

/** The field scrolls a long text. */
export const LongText: Story = { args: { value: 'a model whose name I remember only in parts' } }

export const RightToLeft: Story = { args: { value: 'Example A' }, globals: { direction: 'rtl' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Keeps the typed text, as a widget does. */
function StatefulSearch({ value, onChange, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const change = (next: string) => {
    setText(next)
    onChange(next)
  }
  return <SearchField {...rest} value={text} onChange={change} />
}
