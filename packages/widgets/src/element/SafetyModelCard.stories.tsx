import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useEvaluationsContext } from '../data/index.ts'
import { LANGUAGE_CODES, THEMES } from '../domain/index.ts'
import './index.ts'

/** `<safety-model-card>` with its source as a property. A page without React sets `src` to a snapshot instead. */
const meta = {
  title: 'Elements/safety-model-card',
  tags: ['!autodocs'],
  render: (attributes) => <Sourced {...attributes} />,
  args: { model: 'gpt-4' },
  argTypes: {
    model: { control: 'text' },
    suite: { control: 'text' },
    theme: { control: 'inline-radio', options: THEMES },
    lang: { control: 'inline-radio', options: LANGUAGE_CODES },
  },
  parameters: { models: 'published' },
} satisfies Meta<ComponentProps<'safety-model-card'>>

export default meta
type Story = StoryObj<ComponentProps<'safety-model-card'>>

export const Ready: Story = { tags: ['picture'] }

/** The source has not responded yet. */
export const Pending: Story = { tags: ['picture'], parameters: { response: 'never' } }

/** Every request fails. */
export const Failed: Story = { tags: ['picture'], parameters: { response: 'failure' } }

/** Without a model, the element shows its fallback content. */
export const Fallback: Story = { args: { model: '', children: 'See the evaluation of GPT-4.' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Passes the source of the story to the element. */
function Sourced(attributes: ComponentProps<'safety-model-card'>) {
  const { source } = useEvaluationsContext()
  return <safety-model-card {...attributes} source={source} />
}
