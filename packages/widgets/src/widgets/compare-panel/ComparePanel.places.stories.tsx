import type { Meta, StoryObj } from '@storybook/react-vite'
import { OWN_TOKENS, PHONE, RIGHT_TO_LEFT } from '../../testing/storyPlaces.ts'
import { ComparePanel } from './index.ts'

/** A comparison in the containers, colours and directions of a host's page. */
const meta = {
  title: 'Widgets/Compare panel/Places',
  tags: ['!autodocs'],
  component: ComparePanel,
  args: { defaultModelIds: ['gpt-4', 'ernie', 'chatgpt'] },
  parameters: { models: 'published' },
} satisfies Meta<typeof ComparePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = PHONE

/** A page from right to left, with English labels. */
export const RightToLeft: Story = RIGHT_TO_LEFT

export const OwnTokens: Story = OWN_TOKENS

export const ForcedColours: Story = { tags: ['forced-colours', 'picture'] }
