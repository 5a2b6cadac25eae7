import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../locales/en.ts'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { ReleaseNote } from './ReleaseNote.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

/** Of made-up publications. */
const meta = {
  title: 'Marks/Release note',
  component: ReleaseNote,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  argTypes: { Link: { control: false } },
  args: {
    release: {
      publishedOn: '2024-03-01',
      licence: { name: 'Example licence', url: 'https://example.org/licence' },
      newerOn: undefined,
    },
    words: en.release,
    Link: ({ children, ...props }) => <a {...props}>{children}</a>,
    latestHref: '#latest',
  },
} satisfies Meta<typeof ReleaseNote>

export default meta
type Story = StoryObj<typeof meta>

/** The figures are the latest. */
export const Latest: Story = {}

/** The page keeps to figures of which there are later ones. */
export const Pinned: Story = {
  args: {
    release: {
      publishedOn: '2024-03-01',
      licence: { name: 'Example licence', url: 'https://example.org/licence' },
      newerOn: '2024-06-01',
    },
  },
}

/** Figures from a database are of no release: nothing is said. */
export const Empty: Story = { args: { release: undefined } }

export const RightToLeft: Story = { ...Pinned, ...RIGHT_TO_LEFT }
