import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../locales/en.ts'
import { RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { ShareButton } from './ShareButton.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

const meta = {
  title: 'Components/Share button',
  component: ShareButton,
  decorators: (Story) => (
    <WidgetRoot>
      <Story />
    </WidgetRoot>
  ),
  args: {
    label: 'Share',
    title: 'A story',
    href: '#a-story',
    copied: en.share.copied,
    failed: en.share.failed,
  },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

const copies = () => mockClipboard({ writeText: () => Promise.resolve() })

export const Ready: Story = {}

/** The browser copies the absolute URL. */
export const Copied: Story = {
  beforeEach: copies,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(en.share.copied)).toHaveAttribute('role', 'status')
  },
}

/** The browser rejects: the button shows the URL to copy by hand. */
export const Failed: Story = {
  beforeEach: () => mockClipboard({ writeText: () => Promise.reject(new Error('Refused.')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(/#a-story$/)).toBeVisible()
  },
}

export const RightToLeft: Story = { ...Copied, ...RIGHT_TO_LEFT }

/** Mocks a browser without a share sheet. */
function mockClipboard(clipboard: Pick<Clipboard, 'writeText'>) {
  const put = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  put('share', undefined)
  put('clipboard', clipboard)
  return () => {
    // Uncovers the properties of the prototype.
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}
