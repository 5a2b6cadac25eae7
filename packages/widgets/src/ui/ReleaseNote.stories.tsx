import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { ReleaseNote } from './ReleaseNote.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const RELEASE = {
  publishedOn: '2024-03-01',
  licence: { name: 'Example licence', url: 'https://example.org/licence' },
  attribution: '',
  isPinned: false,
  newerOn: undefined,
}

const meta = {
  title: 'Components/Release note',
  component: ReleaseNote,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { Link: { control: false } },
  args: {
    release: RELEASE,
    labels: en,
    Link: ({ children, ...props }) => <a {...props}>{children}</a>,
    latestHref: '#latest',
  },
} satisfies Meta<typeof ReleaseNote>

export default meta
type Story = StoryObj<typeof meta>

/** The release is the latest. */
export const Latest: Story = {}

/** The page is pinned to an older release. */
export const Pinned: Story = {
  args: { release: { ...RELEASE, isPinned: true, newerOn: '2024-06-01' } },
}

/** A database has no releases: the note renders nothing. */
export const Empty: Story = { args: { release: undefined } }

export const RightToLeft: Story = { ...Pinned, ...RIGHT_TO_LEFT }
