import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useEvaluationsContext } from '../data/index.ts'
import './index.ts'

/** `<safety-compare>`, given its source as a property; a page without React names a file by `src`. */
const meta = {
  title: 'Elements/safety-compare',
  render: (attributes) => <Sourced {...attributes} />,
  args: { models: 'gpt-4, ernie, chatgpt' },
  parameters: { models: 'published' },
} satisfies Meta<ComponentProps<'safety-compare'>>

export default meta
type Story = StoryObj<ComponentProps<'safety-compare'>>

export const Ready: Story = { tags: ['picture'] }

/** The source has not answered yet. */
export const Pending: Story = { tags: ['picture'], parameters: { answer: 'never' } }

/** Every read fails. */
export const Failed: Story = { tags: ['picture'], parameters: { answer: 'failure' } }

/** No model is named: the reader chooses. */
export const Empty: Story = { tags: ['picture'], args: { models: '' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** The element with the source of the story around it. */
function Sourced(attributes: ComponentProps<'safety-compare'>) {
  const { source } = useEvaluationsContext()
  return <safety-compare {...attributes} source={source} />
}
