import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useEvaluationsContext } from '../data/index.ts'
import { LANGUAGE_CODES, THEMES } from '../domain/index.ts'
import './index.ts'

/** `<safety-compare>` with its source as a property. A page without React sets `src` to a snapshot instead. */
const meta = {
  title: 'Elements/safety-compare',
  tags: ['!autodocs'],
  render: (attributes) => <Sourced {...attributes} />,
  args: { models: 'gpt-4, ernie, chatgpt' },
  argTypes: {
    models: { control: 'text' },
    suite: { control: 'text' },
    theme: { control: 'inline-radio', options: THEMES },
    lang: { control: 'inline-radio', options: LANGUAGE_CODES },
  },
  parameters: { models: 'published' },
} satisfies Meta<ComponentProps<'safety-compare'>>

export default meta
type Story = StoryObj<ComponentProps<'safety-compare'>>

export const Ready: Story = { tags: ['picture'] }

/** The source has not responded yet. */
export const Pending: Story = { tags: ['picture'], parameters: { response: 'never' } }

/** Every request fails. */
export const Failed: Story = { tags: ['picture'], parameters: { response: 'failure' } }

/** No model is selected yet. */
export const Empty: Story = { tags: ['picture'], args: { models: '' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Passes the source of the story to the element. */
function Sourced(attributes: ComponentProps<'safety-compare'>) {
  const { source } = useEvaluationsContext()
  return <safety-compare {...attributes} source={source} />
}
