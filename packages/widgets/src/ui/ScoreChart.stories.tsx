import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CATEGORIES, CATEGORY_LABELS, type Interval } from '../domain/index.ts'
import { ar } from '../locales/ar.ts'
import { en } from '../locales/en.ts'
import { ScoreChart, type ScoreChartProps } from './ScoreChart.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const ONE = { name: 'Example A', colour: 1, values: [0.93, 0.81, 0.97, 0.9] } as const
const TWO = { name: 'Example B', colour: 2, values: [0.72, 0.64, 0.85, 0.79] } as const
const THREE = { name: 'Example C', colour: 3, values: [0.58, 0.41, 0.66, 0.7] } as const
const INCOMPLETE = { name: 'Example D', colour: 3, values: [undefined, 0, undefined, 1] } as const

const interval = (lower: number, upper: number, kind: Interval['kind'] = 'known'): Interval => ({
  lower,
  upper,
  kind,
})

/** The chart library loads when the chart enters the viewport. */
const meta = {
  title: 'Components/Score chart',
  component: ScoreChart,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: {
    label: 'Scores of made-up models in the four categories',
    groups: CATEGORIES.map((category) => CATEGORY_LABELS[category]),
    series: [ONE, TWO, THREE],
    failed: 'The chart could not be drawn. Its numbers are shown next to it.',
  },
  argTypes: { language: { control: false } },
  play: async ({ canvasElement }) => {
    // The chart loads on demand, which takes longer than a second on a busy machine.
    await waitFor(
      () => {
        if (!canvasElement.querySelector('.tl-chart-bar path')) throw new Error('No bar yet.')
      },
      { timeout: 20_000 },
    )
  },
} satisfies Meta<typeof ScoreChart>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeModels: Story = {}

/** A missing score has neither a bar nor a number; a score of zero has a number. */
export const MissingScores: Story = {
  tags: ['picture'],
  args: { series: [ONE, INCOMPLETE] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('0.0%')
    await expect(canvasElement.querySelectorAll('.tl-chart-percent')).toHaveLength(6)
  },
}

const UNCERTAIN: Pick<ScoreChartProps, 'series' | 'legend'> = {
  series: [
    {
      name: 'Example E',
      colour: 1,
      values: [undefined, 0, 0.3, 0.6],
      intervals: [undefined, interval(0, 0.03), interval(0.2, 0.4), undefined],
    },
    {
      name: 'Example F',
      colour: 2,
      values: [0.99, 0.5, undefined, 0],
      intervals: [
        interval(0.98, 1, 'at_least'),
        interval(0.42, 0.58, 'at_least'),
        undefined,
        undefined,
      ],
    },
  ],
  legend: en.interval.chartLegend,
}

/** Each number stands beside the mark of its own bar, also behind a missing score. */
export const Margins: Story = {
  tags: ['picture'],
  args: UNCERTAIN,
  play: async ({ canvas, canvasElement }) => {
    const marks = canvasElement.getElementsByClassName('tl-bar-margin')
    for (const number of ['30.0%', '60.0%', '50.0%', '99.0%']) {
      const text = (await canvas.findByText(number)).getBoundingClientRect()
      const boxes = Array.from(marks, (mark) => mark.getBoundingClientRect())
      const own = boxes.find((box) => Math.abs(getMiddle(box) - getMiddle(text)) < 6)
      const gap = text.left - (own?.right ?? 0)
      await expect(gap).toBeGreaterThanOrEqual(0)
      await expect(gap).toBeLessThan(10)
    }
  },
}

function getMiddle({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2
}

/** The marks lie on bars that grow to the left. */
export const MarginsInArabic: Story = {
  args: { ...UNCERTAIN, language: ar, legend: ar.interval.chartLegend },
  globals: { direction: 'rtl' },
}

export const MarginsInForcedColours: Story = { tags: ['forced-colours'], args: UNCERTAIN }

/** The bars grow to the left, with numbers in Arabic. */
export const Arabic: Story = {
  tags: ['picture'],
  args: {
    language: ar,
    groups: CATEGORIES.map((category) => ar.categories[category]),
    label: ar.compare.chart,
  },
  globals: { direction: 'rtl' },
}

export const ForcedColours: Story = { tags: ['forced-colours', 'picture'] }
