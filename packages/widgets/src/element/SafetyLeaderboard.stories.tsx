import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useEvaluationsContext } from '../data/index.ts'
import './index.ts'

/** `<safety-leaderboard>`, given its source as a property; a page without React names a file by `src`. */
const meta = {
  title: 'Elements/safety-leaderboard',
  render: (attributes) => <Sourced {...attributes} />,
  args: { limit: 10 },
  parameters: { models: 'published' },
} satisfies Meta<ComponentProps<'safety-leaderboard'>>

export default meta
type Story = StoryObj<ComponentProps<'safety-leaderboard'>>

export const Ready: Story = { tags: ['picture'] }

/** The source has not answered yet. */
export const Pending: Story = { tags: ['picture'], parameters: { answer: 'never' } }

/** Every read fails. */
export const Failed: Story = { tags: ['picture'], parameters: { answer: 'failure' } }

/** As many rows and columns as its attributes say. */
export const Excerpt: Story = { args: { limit: 3, columns: 'provider composite' } }

export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } }

export const Arabic: Story = { args: { lang: 'ar' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** The element with the source of the story around it. */
function Sourced(attributes: ComponentProps<'safety-leaderboard'>) {
  const { source } = useEvaluationsContext()
  return <safety-leaderboard {...attributes} source={source} />
}
