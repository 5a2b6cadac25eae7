import type { Meta, StoryObj } from '@storybook/react-vite'
import { OWN_TOKENS, PHONE, RIGHT_TO_LEFT } from '../../testing/storyPlaces.ts'
import { NewsletterForm } from './index.ts'

/** The newsletter form in the containers, colours and directions of a host's page. */
const meta = {
  title: 'Widgets/Newsletter form/Places',
  tags: ['!autodocs'],
  component: NewsletterForm,
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = PHONE

/** A page from right to left, with English labels. */
export const RightToLeft: Story = RIGHT_TO_LEFT

export const OwnTokens: Story = OWN_TOKENS

export const ForcedColours: Story = { tags: ['forced-colours'] }
