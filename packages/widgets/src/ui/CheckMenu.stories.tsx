import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CheckMenu } from './CheckMenu.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const NAMES = ['Provider', 'Composite', 'Date'] as const

/** Keeps the state of the check boxes. */
function StatefulMenu({ label }: { readonly label: string }) {
  const [checked, setChecked] = useState<readonly string[]>(['Provider', 'Date'])
  const items = NAMES.map((name) => ({
    id: name,
    label: name,
    isChecked: checked.includes(name),
    onChange: (isChecked: boolean) =>
      setChecked(isChecked ? [...checked, name] : checked.filter((it) => it !== name)),
  }))
  return <CheckMenu label={label} items={items} />
}

const meta = {
  title: 'Components/Check menu',
  component: StatefulMenu,
  decorators: (Story) => (
    <WidgetRoot style={{ minBlockSize: 200 }}>
      <Story />
    </WidgetRoot>
  ),
  args: { label: 'Columns' },
} satisfies Meta<typeof StatefulMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByLabelText('Composite'))
    await expect(canvas.getByLabelText('Composite')).toBeChecked()
  },
}

export const ForcedColours: Story = { ...Open, tags: ['forced-colours'] }
