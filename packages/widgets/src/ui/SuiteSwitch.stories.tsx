import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { en } from '../locales/en.ts'
import { aSuite } from '../testing/suites.ts'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { SuiteSwitch, type SuiteSwitchProps } from './SuiteSwitch.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const SUITES = [
  aSuite('first', { title: 'First Example', publishedOn: '2024-04-23', models: 21 }),
  aSuite('second', { title: 'Second Example', publishedOn: '2025-08-26', models: 57 }),
  aSuite('third', { title: 'Third Example', categories: ['factuality'], models: undefined }),
]

const meta = {
  title: 'Components/Suite switch',
  component: SuiteSwitch,
  render: (props) => <StatefulSwitch {...props} />,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: { suites: SUITES, selected: 'first', onSelect: fn(), labels: en },
} satisfies Meta<typeof SuiteSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSuites: Story = {}

export const LongNamePhone: Story = {
  ...PHONE,
  args: { suites: [...SUITES, aSuite('long', { title: 'withoutaplacetobreak'.repeat(4) })] },
}

export const RightToLeft: Story = RIGHT_TO_LEFT

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Keeps the selected suite, as a widget does. */
function StatefulSwitch({ selected, onSelect, ...rest }: SuiteSwitchProps) {
  const [id, setId] = useState(selected)
  const select = (next: string) => {
    setId(next)
    onSelect(next)
  }
  return <SuiteSwitch {...rest} selected={id} onSelect={select} />
}
