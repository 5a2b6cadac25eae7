import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../locales/en.ts'
import { ar } from '../locales/ar.ts'
import { PHONE } from '../testing/storyPlaces.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

let isBroken = true

const meta = {
  title: 'Marks/Widget boundary',
  component: WidgetBoundary,
  beforeEach: () => {
    isBroken = true
  },
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
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.widget.brokenTitle)
  },
}

export const FailedPhone: Story = { ...Failed, ...PHONE }

export const FailedInArabic: Story = { args: { words: ar.widget, language: ar } }

/** Tried again, it does not throw any more. */
export const TriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: en.widget.tryAgain })
    isBroken = false
    await userEvent.click(button)
    await expect(await canvas.findByText('It works again.')).toBeVisible()
  },
}

function Throwing() {
  if (isBroken) throw new Error('This story throws, to show what comes of it.')
  return (
    <WidgetRoot className="tl-card">
      <p>It works again.</p>
    </WidgetRoot>
  )
}
