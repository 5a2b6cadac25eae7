import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useEvaluationsContext } from '../data/index.ts'
import './index.ts'

/** `<safety-model-card>`, given its source as a property; a page without React names a file by `src`. */
const meta = {
  title: 'Elements/safety-model-card',
  render: (attributes) => <Sourced {...attributes} />,
  args: { model: 'gpt-4' },
  parameters: { models: 'published' },
} satisfies Meta<ComponentProps<'safety-model-card'>>

export default meta
type Story = StoryObj<ComponentProps<'safety-model-card'>>

export const Ready: Story = { tags: ['picture'] }

/** The source has not answered yet. */
export const Pending: Story = { tags: ['picture'], parameters: { answer: 'never' } }

/** Every read fails. */
export const Failed: Story = { tags: ['picture'], parameters: { answer: 'failure' } }

/** What stands inside of the element is shown when it lacks what it needs. */
export const Fallback: Story = { args: { model: '', children: 'See the evaluation of GPT-4.' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** The element with the source of the story around it. */
function Sourced(attributes: ComponentProps<'safety-model-card'>) {
  const { source } = useEvaluationsContext()
  return <safety-model-card {...attributes} source={source} />
}
