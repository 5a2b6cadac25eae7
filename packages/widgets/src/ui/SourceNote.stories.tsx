import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { SourceNote } from './SourceNote.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const PAPER = { title: 'A Published Example', url: 'https://example.org/paper' }

const meta = {
  title: 'Components/Source note',
  component: SourceNote,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: { origins: [PAPER], labels: en.score },
} satisfies Meta<typeof SourceNote>

export default meta
type Story = StoryObj<typeof meta>

export const OneSource: Story = {}

export const TwoSources: Story = {
  args: { origins: [PAPER, { title: 'Another Example', url: 'https://example.org/another' }] },
}

/** A source with an invalid address. */
export const WithoutAddress: Story = { args: { origins: [{ ...PAPER, url: undefined }] } }

/** Without sources, the note renders nothing. */
export const Empty: Story = { args: { origins: [] } }

export const LongNamePhone: Story = {
  ...PHONE,
  args: { origins: [{ ...PAPER, title: `Example${'withoutaplacetobreak'.repeat(4)}` }] },
}

export const RightToLeft: Story = RIGHT_TO_LEFT
