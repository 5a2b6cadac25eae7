import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { aSuite } from '../testing/suites.ts'
import { SuiteNote } from './SuiteNote.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Suite note',
  component: SuiteNote,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: {
    labels: en,
    suite: aSuite('example', {
      title: 'Example',
      version: '4',
      evaluator: 'Example Lab',
      language: 'Japanese',
      url: 'https://example.org/suite',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://example.org/licence',
    }),
  },
} satisfies Meta<typeof SuiteNote>

export default meta
type Story = StoryObj<typeof meta>

export const AllFacts: Story = {}

/** A suite of which only the title is known. */
export const TitleOnly: Story = { args: { suite: aSuite('example', { title: 'Example' }) } }

export const Phone: Story = PHONE

export const RightToLeft: Story = RIGHT_TO_LEFT
