import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { COMPARE_BANDS } from '../domain/index.ts'
import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { legendProps } from '../testing/legendProps.ts'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { ScoreLegend } from './ScoreLegend.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

/** The range of each band. Each entry has a tooltip. */
const meta = {
  title: 'Components/Score legend',
  component: ScoreLegend,
  decorators: (Story, { args }) => (
    <WidgetRoot terms={args.terms} style={{ minBlockSize: 160 }}>
      <Story />
    </WidgetRoot>
  ),
  args: legendProps(en),
} satisfies Meta<typeof ScoreLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = {}

/** The scale of the comparison has one band less. */
export const Comparison: Story = { args: legendProps(en, COMPARE_BANDS) }

/** Keyboard focus opens a tooltip at once, and Escape closes it. */
export const Explained: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const tooltip = () => canvasElement.querySelector('[role="tooltip"]:popover-open')
    await step('Escape', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^EXCELLENT/ })).toHaveFocus()
      // The tooltip loads on demand, which takes longer than a second on a busy machine.
      await waitFor(() => expect(tooltip()).not.toBeNull(), { timeout: 20_000 })
      await userEvent.keyboard('{Escape}')
      await expect(tooltip()).toBeNull()
    })
    await step('the next one', async () => {
      await userEvent.tab()
      await waitFor(() => expect(tooltip()).toHaveTextContent(legendProps(en).terms.good ?? ''))
    })
  },
}

export const German: Story = { args: legendProps(de) }

export const Arabic: Story = { ...RIGHT_TO_LEFT, args: legendProps(ar) }

export const ForcedColours: Story = { ...Explained, tags: ['forced-colours'] }
