import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { ar } from '../locales/ar.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Widget boundary',
  component: WidgetBoundary,
  args: { labels: en.widget, children: <Throwing /> },
  argTypes: { children: { control: false }, language: { control: false } },
} satisfies Meta<typeof WidgetBoundary>

export default meta
type Story = StoryObj<typeof meta>

/** The boundary renders the widget and nothing else. */
export const Ready: Story = {
  args: {
    children: (
      <WidgetRoot className="tl-card">
        <p>This widget renders.</p>
      </WidgetRoot>
    ),
  },
}

/** The widget throws, and a notice replaces it. */
export const Failed: Story = {}

export const FailedInArabic: Story = { args: { labels: ar.widget, language: ar } }

function Throwing(): never {
  throw new Error('This story throws to show the fallback.')
}
