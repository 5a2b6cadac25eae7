import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { aSuite } from '../testing/suites.ts'
import { SuiteGaps } from './SuiteGaps.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Suite gaps',
  component: SuiteGaps,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: { labels: en, suite: aSuite('three', { categories: ['bias', 'factuality', 'toxicity'] }) },
} satisfies Meta<typeof SuiteGaps>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeCategories: Story = {}

export const OneCategory: Story = {
  args: { suite: aSuite('one', { categories: ['factuality'] }) },
}

/** Nothing is missing, so that it renders nothing. */
export const FourCategories: Story = { args: { suite: aSuite('four') } }
