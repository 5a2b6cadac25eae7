import type { Meta, StoryObj } from '@storybook/react-vite'
import { ar } from '../locales/ar.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Notice',
  component: Notice,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

/** Announced at once, with an action. */
export const Failure: Story = {
  tags: ['picture'],
  args: {
    tone: 'failure',
    title: 'Error Loading Data',
    children: 'Failed to load evaluation data. Please try again later.',
    action: <Button tone="primary">Retry</Button>,
  },
}

export const FailureWithoutAction: Story = {
  args: { ...Failure.args, action: undefined },
}

/** Not announced. */
export const Hint: Story = {
  args: { tone: 'hint', children: '3 models have invalid data and are not shown.' },
}

export const HintWithAction: Story = {
  tags: ['picture'],
  args: {
    tone: 'hint',
    children: 'No models match “zebra”.',
    action: <Button>Clear filters</Button>,
  },
}

/** A long word breaks inside of the notice. */
export const LongWord: Story = {
  args: { tone: 'hint', children: `No models match “${'zebra'.repeat(40)}”.` },
  globals: { width: '320px' },
}

export const FailureInArabic: Story = {
  args: {
    tone: 'failure',
    title: ar.leaderboard.errorTitle,
    children: ar.leaderboard.errorText,
    action: <Button tone="primary">{ar.leaderboard.retry}</Button>,
  },
  globals: { direction: 'rtl' },
}

export const ForcedColours: Story = { ...Failure, tags: ['forced-colours'] }
