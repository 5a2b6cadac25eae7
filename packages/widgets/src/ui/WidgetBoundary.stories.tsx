import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { ar } from '../locales/ar.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Marks/Widget boundary',
  component: WidgetBoundary,
  args: { words: en.widget, children: <Throwing /> },
  argTypes: { children: { control: false }, language: { control: false } },
} satisfies Meta<typeof WidgetBoundary>

export default meta
type Story = StoryObj<typeof meta>

/** What is around the widget is untouched. */
export const Ready: Story = {
  args: {
    children: (
      <WidgetRoot className="tl-card">
        <p>What is inside did not throw.</p>
      </WidgetRoot>
    ),
  },
}

/** The widget threw: it says so in its own place. */
export const Failed: Story = {}

export const FailedInArabic: Story = { args: { words: ar.widget, language: ar } }

function Throwing(): never {
  throw new Error('This story throws, to show what comes of it.')
}
