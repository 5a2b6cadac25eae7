import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { aSuite } from '../testing/suites.ts'
import { UnmeasuredCategories } from './UnmeasuredCategories.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Unmeasured categories',
  component: UnmeasuredCategories,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: { labels: en, suite: aSuite('three', { categories: ['bias', 'factuality', 'toxicity'] }) },
} satisfies Meta<typeof UnmeasuredCategories>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeCategories: Story = {}

export const OneCategory: Story = {
  args: { suite: aSuite('one', { categories: ['factuality'] }) },
}

/** Nothing is missing, so that it renders nothing. */
export const FourCategories: Story = { args: { suite: aSuite('four') } }
